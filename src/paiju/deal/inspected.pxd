from paiju.deal.table cimport Table

cdef class Inspected(Table):
    pass
