from paiju.deal.numbers cimport (
    EXPOSE_HAND, EXPOSE_TILE, FROM_HEAD, FROM_TAIL, HAND_EXPOSED, NO_TILE, PUT_BACK, SCATTER_WALL,
    SET_TAKEN_BACK, SHOW_WRONG_SET, TAKE_BACK_SET, TILE_DRAWN, TILE_EXPOSED, TILE_PUT_BACK,
    TURN_WALL_TILE, WALL_SCATTERED, WALL_TILE_TURNED, WRONG_SET_SHOWN,
)
from paiju.deal.packing cimport pack
from paiju.deal.table cimport Table
from paiju.deal.wall_end cimport next_from_head

cdef unsigned long long mishap_event(Table table, int command) noexcept nogil
cdef int spare_place(Table table, int seat) noexcept nogil
