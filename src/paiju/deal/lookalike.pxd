cimport cython

from paiju.deal.chance cimport Chance
from paiju.deal.claims cimport ask_about_discard, ask_about_kong
from paiju.deal.numbers cimport (
    CLAIMS, CONCEALED_KONG_SET, ENDING, JUST_DRAWN, NO_TILE, ROBBING, TURN,
)
from paiju.deal.state cimport DealState
from paiju.deal.wall_end cimport next_from_tail
from paiju.deal.winning cimport see_self_drawn, see_waits
