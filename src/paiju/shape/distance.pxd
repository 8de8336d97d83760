from paiju.shape.missing cimport Missing

cdef dict _forms
cdef list _idle
cdef Missing read(object hand, object rules)
cpdef int forms_of(object rules) except -1
