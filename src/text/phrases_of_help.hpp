// The pages of the help.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase help_phrases[] = {
    {"help_title", "Help"},
    {"help_turns", "Turns and tiers"},
    {"help_ticks", "Ticks and intentions"},
    {"help_delve", "Minutes and choices"},
    {"help_ribbon", "Reading the ribbon"},
    {"help_map", "On the map"},
    {"help_keys", "Keys"},
    {"help_hints", "Hints"},
    {"help_hints_none", "No hint has been shown yet. Hints come up while you play, when they are useful."},
    {"help_speed_slow", "slow (1/2, 1/3, 1/4)"},
    {"help_speed_normal", "normal"},
    {"help_speed_double", "double"},
    {"help_speed_triple", "triple"},
    {"help_speed_quadruple", "quadruple"},
    {"help_speed_rests", "rests after each step"},
    {"help_speed_acts", "while it does not act"},
    {"help_speed_once", "once a round"},
    {"help_turns_begin",
     "A round has six tiers. Everyone acts in tier 0; the fast act again in later tiers. Within a tier your party goes first, then "
     "neutrals, then foes."},
    {"help_turns_kept",
     "A step or a wait keeps your later tiers. An attack, a skill or an item ends your round: the later tiers are forfeited."},
    {"help_turns_slow",
     "Slow creatures step as far as others but then rest: one round at half speed, three at a quarter. Attacking needs no rest."},
    {"help_turns_order",
     "In your team the leader acts first, then the others in list order, then guests. On your leader's turn you may change that order, or "
     "the leader, for free."},
    {"help_turns_long",
     "Resting, digging and a falling star take several turns. They run on their own and stop when something happens; {confirm} continues "
     "them, any other action ends them."},
    {"help_turns_companions",
     "Companions follow their tactic and your orders. {orders} gives orders and sets what each may use; {look} shows what one intends and "
     "why; {veto} vetoes it. None of it costs a turn."},
    {"help_turns_pulled_forward", "A creature in a companion's way goes first, so a queue in a corridor moves off from the front."},
    {"help_ticks_begin",
     "Some dungeons count time in ticks instead of tiers, a hundred to a normal turn. A longer action costs more time, and the line above "
     "the map shows who acts before you again."},
    {"help_ticks_line",
     "\"now\", \"+40\", \"+100\": how many ticks until each one acts. A plate shows where the next turn, round or pass starts."},
    {"help_ticks_pool",
     "\"60\" in green, \"-40\" in red: here each pass gives everyone ticks to spend. You act while any are left. Overspend, and you are "
     "skipped, in grey, until the debt is paid."},
    {"help_ticks_waits",
     "Where everyone has a wait of their own, all actions take equally long. What counts is how long the wait is and how many actions a "
     "turn holds. Speed makes the wait shorter. {speed} shows it as percent, or as \"3 in 150\"."},
    {"help_ticks_cost",
     "While you aim or point at an action, the note below the ribbon says what it costs, and the line shows when you act again."},
    {"help_ticks_deferred",
     "Where actions take effect at their end, everyone shows what they have started: a sign over the head, the tiles it will reach, and "
     "the time left. A blow hits the creature that is there when it ends: read it, and step aside."},
    {"help_ticks_pauses",
     "{pauses} chooses when the game pauses: for commands only, at every event in sight, or at every boundary. {wait} continues."},
    {"help_ticks_instead",
     "At a pause, and on your leader's turn, {next} or a click on a companion chooses whose intention to replace; then give the action as "
     "usual. It starts now, and the time spent on the old one is lost. {cancel} keeps the old one."},
    {"help_ticks_list",
     "Where a turn holds several actions, they go into a list: {list} starts one, {confirm} carries it out, {back} undoes the last action, "
     "and {next} chooses one to change. It stops when something comes up."},
    {"help_ticks_order",
     "{order} shows the whole order with reasons, and everyone's time on the map. Tap the key to keep that open, hold it for a glance."},
    {"help_delve_begin",
     "In some dungeons you make choices between fights, and the minutes you save buy things. Each offer says what it does."},
    {"help_delve_par",
     "The bottom line shows your minutes, how long you have been on this floor, and its par. Leave before par, and you save minutes: the "
     "earlier, the more."},
    {"help_delve_goals", "Side goals pay minutes, too. {goals} lists them, with what they pay and whether they can still be met."},
    {"help_delve_keeper",
     "Each keeper has a rule of its own about turns: look at it to read the rule. While it lives, leaving early saves no minutes."},
    {"help_delve_patrols",
     "At par a patrol sets out to find you, and others follow, sooner each time. The first is announced ten rounds before."},
    {"help_delve_buy",
     "Once a round, {buy} buys a turn for minutes, in a tier that you choose. Minutes also buy new offers, healing and goods where they "
     "are for sale."},
    {"help_delve_boons",
     "Between floors you choose one of three boons. Each says who gets it, what it gives and what it costs. You may rest instead, or take "
     "minutes."},
    {"help_delve_ways",
     "Stairs with a sign are ways: each leads to another floor, and the sign tells what to expect. Some lead to a single floor "
     "that counts time differently."},
    {"help_delve_worn",
     "Weapons, armour and charms are worn; most cost tempo. The bag ({bag}) shows what each gives and takes. A change takes a turn."},
    {"help_delve_party",
     "Captives who are freed may join you. At a camp you mend, revive, buy, and choose who goes on; the others stay there with all they "
     "carry."},
    {"help_ribbon_begin",
     "The strip above the map shows every coming turn in exact order. It never guesses: what depends on a choice is drawn hollow."},
    {"help_ribbon_asked", "Your turn: always the first."},
    {"help_ribbon_party", "A coin: one of your party. A rounded square: a guest, who acts last in your team."},
    {"help_ribbon_neutral", "A hexagon: a neutral."},
    {"help_ribbon_foe", "A shield pointing down: a foe."},
    {"help_ribbon_bracket", "A bracket: one of these may have to let another pass first."},
    {"help_ribbon_hollow", "Hollow: depends on someone's choice (\"if it moves\": attacking would forfeit it), or it does nothing."},
    {"help_ribbon_grey", "Grey: no turn, forfeited or resting after a slow step (rests 2: two more rounds). Broken: the turn is lost."},
    {"help_ribbon_number", "The number is the place in the order; the map shows it too."},
    {"help_ribbon_end",
     "Aim a skill, or point at a step or a foe, and the ribbon shows the order that would follow: lost turns broken in two, new ones "
     "with a plus, earlier or later ones with an arrow. Point at a portrait, or press {order}, to read why it is there."},
    {"help_ribbon_list", "A blue plate with a number: that action of your list takes place there. The map shows the same numbers."},
    {"help_ribbon_followed",
     "While others act, a white frame shows whose turn it is. {slower} and {faster} change the speed, down to one turn at a time; {again} "
     "replays the last round."},
    {"help_map_begin",
     "What the signs around a creature mean. Point at it, or look around with {look}, and the panel on the right says it in words."},
    {"help_map_rings", "The ring at its feet: who acts now, your party, a guest, a neutral (with gaps), a foe (with points)."},
    {"help_map_statuses", "A status: the same picture as beside the portrait, or an arrow, up if it helps and down if it harms."},
    {"help_map_health", "Its health, once it has lost some."},
    {"help_map_number", "Its place in the order, counted from the creature that acts now."},
    {"help_map_sign", "A small picture over the head: what a companion will do next, or what a creature has started, and the time left."},
    {"help_map_fallen", "On a fallen companion: the rounds left to revive it."},
    {"help_map_pips", "An action of several turns: one pip for each turn, filled once that turn is spent."},
    {"help_map_inquiry", "It has noticed something and goes to look."},
    {"help_map_danger",
     "Hatched: foes could strike you here before you act again, or at once when you step here. The label: the most that it can cost, and "
     "when first."},
    {"help_map_danger_later", "Dashed: foes could strike you here only after that, if you wait here in your next turn."},
    {"help_map_times", "In dungeons that count ticks, while the order is shown: when a creature acts next, or what it has left to spend."},
    {"help_mouse", "Mouse: click a tile to walk or attack; right-click the map for everything else."},
    {"hint_next_page", "next page"},
};

}  // namespace td
