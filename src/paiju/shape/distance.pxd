from paiju.shape.missing cimport Missing

cdef dict _forms
cdef list _idle
cdef Missing idle()
cdef int take_counts(Missing missing, bytes counts, object rules) except -1
cpdef int forms_of(object rules) except -1
