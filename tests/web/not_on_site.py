"""Which tests of the browser client are left out where there is no server, and why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

ASKS = "asks a server beside the page"
SHARED = "needs a second person, whom only a server brings together"
WAITING = "looks at the waiting room, which a table at one device does not have"
PLUG_IN = "shows a game that is installed on a server"
AWAY = "is about a server that goes away and comes back"
SCRIPTED = "plays a server's part to the page"
FIGURES = "tells what a server keeps, and for how long"
LENGTH = "is about the longest request that a server takes"
SECRET = "is about a server's secret; at one's own table the browser has it"
LATE = "is about a file that comes late; there the service worker keeps it at hand"
FILES_OF_PAGES = "is about the files of the client, which are the same"

#: By fixture, by file, and by the name of a test.
FIXTURES = {
    "server_address": ASKS,
    "in_thread": AWAY,
    "stage": SCRIPTED,
    "ended": SCRIPTED,
    "pages": FILES_OF_PAGES,
}
FILES = {"test_plain_board.py": PLUG_IN}
TESTS = {
    # Seats
    "test_the_host_arranges_the_seats_before_the_start": SHARED,
    "test_nobody_sits_down_among_others_without_a_name": SHARED,
    "test_a_lost_seat_is_opened_by_its_phrase_and_the_old_key_is_void": SHARED,
    "test_a_newcomer_gets_a_bots_seat_if_the_others_agree": SHARED,
    "test_whoever_is_away_is_asked_for_their_seat_when_they_are_back": SHARED,
    "test_a_newcomer_withdraws_and_the_host_sends_them_away": SHARED,
    "test_the_host_takes_no_requests_for_seats": SHARED,
    "test_the_host_mutes_a_seat": SHARED,
    "test_the_host_removes_somebody_before_the_start": SHARED,
    "test_a_new_table_says_what_happens_when_somebody_stays_away": SHARED,
    "test_the_host_closes_the_table_to_spectators": SHARED,
    "test_a_move_that_chance_has_settled_is_taken_back_by_consent": SHARED,
    "test_what_somebody_says_is_noticed_on_a_phone_and_by_ear": SHARED,
    "test_two_browsers_play_over_a_link_and_a_third_watches": SHARED,
    "test_the_turn_is_told_in_title_icon_and_notification": SHARED,
    "test_whoever_sits_down_by_a_link_keeps_the_promise_too": SHARED,
    "test_the_host_deletes_a_table_after_being_asked": SHARED,
    "test_dice_to_which_nobody_added_are_the_servers_alone": SECRET,
    "test_the_invitation_says_who_invites_to_what": SHARED,
    "test_a_terminal_and_a_browser_play_at_the_same_table": SHARED,
    "test_a_screen_and_a_browser_play_at_the_same_table": SHARED,
    # It ends with somebody who has the link and nothing else.
    "test_the_end_tells_for_what_one_can_vouch": SHARED,
    "test_a_spectator_has_three_ways_on": SHARED,
    # The waiting room
    "test_in_the_waiting_room": WAITING,
    "test_seats_say_their_nations_and_special_forces_what_they_do": WAITING,
    "test_the_host_sits_where_they_want": WAITING,
    # What a server keeps and takes
    "test_a_new_table_tells_how_long_it_is_kept": FIGURES,
    "test_the_page_privacy_tells_the_servers_figures": FIGURES,
    "test_too_long_a_file_is_refused_in_words_and_how_to_draw_opens_beside": LENGTH,
    # A server that is away
    "test_a_step_that_failed_can_be_tried_again": AWAY,
    "test_a_page_that_the_server_does_not_hand_out_says_so": AWAY,
    "test_a_page_that_comes_late_does_not_take_the_place_of_another": LATE,
    "test_so_does_a_table": AWAY,
    "test_home_waits_for_a_server_that_is_away_and_says_so": AWAY,
    "test_a_page_without_its_texts_comes_by_itself_when_the_server_is_back": AWAY,
    "test_a_language_that_cannot_be_had_now_comes_later": AWAY,
}


def why_not_on_site(item: Any) -> str:
    """Why a test is left out on the static site; nothing if it is not."""
    file, name = Path(str(item.path)).name, item.name.partition("[")[0]
    for fixture, reason in FIXTURES.items():
        if fixture in item._fixtureinfo.argnames:
            return reason
    return FILES.get(file) or TESTS.get(name, "")
