// The contents of the turn ribbon: the forecast as a row of places, how a considered command would change them, and why each creature is
// at its place. Knows no screen.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "game/foresight/forecast.hpp"
#include "game/state/party.hpp"
#include "text/name_letters.hpp"
#include "world/world.hpp"
#include "world/world_view.hpp"

namespace td {

class Game;

/// True for creatures whose turns the player's side may know.
class Known {
public:
    template <class IsKnown>
    requires std::is_invocable_r_v<bool, const IsKnown&, EntityId> Known(
        IsKnown is_known)  // NOLINT(google-explicit-constructor): lambdas convert implicitly
        : m_is_known(std::move(is_known)) {}
    /// `letters` tell apart those of one name, and outlive it.
    Known(std::function<bool(EntityId)> is_known, const NameLetters& letters) : m_is_known(std::move(is_known)), m_letters(&letters) {}

    bool operator()(EntityId who) const { return m_is_known(who); }
    /// Null: name_among_known() gives letters to the creatures that are known now.
    const NameLetters* letters() const { return m_letters; }

private:
    std::function<bool(EntityId)> m_is_known;
    const NameLetters* m_letters = nullptr;
};

/// The name of a creature, with a letter if several have that name: "Sand gnat B". Without `letters`, living and known creatures are
/// counted in the order in which they came.
std::string name_among_known(EntityId who, const WorldView& view, const Known& known);

/// What sentences about the order are built from.
struct OrderContext {
    const World& world;
    const Catalog& catalog;
    RoundPresentation presentation;
    Moment now;
    Known known = Known([](EntityId) { return true; });
};
OrderContext context_of(const Game& game, Known known);

/// One place of the ribbon.
struct OrderPlace {
    enum class Kind : std::uint8_t {
        acting,    ///< what it does in this turn is being shown
        asked,     ///< whose command is awaited now
        certain,   ///< comes there, unless its creature dies or an act moves it or its turn; in a bracket: there or beside it
        open,      ///< depends on a choice not yet made
        missed,    ///< forfeited, cooling or in debt: no turn
        boundary,  ///< no creature's turn: a round begins; hollow (contingency) where that depends on a choice
    };
    enum class Change : std::uint8_t {
        none,
        lost,     ///< stands here now, and would not with the command
        gained,   ///< does not stand here now, and would
        settled,  ///< open now, certain with the command
        earlier,  ///< before some that come before it now, or at an earlier time
        later,    ///< behind some that come after it now, or at a later time
        follows,  ///< stands here now; would not, as its creature then is on its way down the stairs for rounds_left rounds
    };
    EntityId who;
    Moment when;
    Kind kind = Kind::certain;
    Change change = Change::none;
    OrderReason order_reason = OrderReason::in_turn;
    Contingency contingency = Contingency::nothing;
    EntityId contingent_on;
    int rounds_left = 0;             ///< of a cooldown; in_debt: the debt; `follows`: until it arrives
    bool takes_effect = false;       ///< what was begun is done now, and its doer is asked again
    std::optional<Command> command;  ///< as far as it is decided
    TimeStatus time_status;          ///< of its creature, then
    ItemId weapon;                   ///< that fires by itself here; none: a turn
    int list_number = 0;             ///< of the command of a list that is done in it, from 1; 0: none
    int bracket = 0;                 ///< from 1: places with the same number may come in another order among themselves; 0: none
    int number = 0;                  ///< from 1 over the turns that may come; 0 for what is missed or lost
};

/// All places of known creatures in order of time, those without a turn after the turns of their faction in their tier, with the
/// boundaries between rounds. A creature that is asked again when its action is done has one place for both. `asked`: the awaited actor, or
/// none.
std::vector<OrderPlace> order_of(const Forecast& forecast, EntityId asked, const World& world, const Known& known);

/// The order `with` a command, marked by how it differs from the order `now`; what is lost stays in as such.
/// Where turns run along a line (`presentation`), a creature's places are compared one by one: what is put off is later, and nothing is
/// lost.
std::vector<OrderPlace> compare_orders(const RoundPresentation& presentation, const std::vector<OrderPlace>& now,
                                       std::vector<OrderPlace> with);

/// Corrects `order`, the order with the stairs taken as compare_orders() has marked it, for the player's side: turns of those who are left
/// behind stay lost; those of latecomers are marked as following, with the rounds until they come; those of members who come along bear no
/// mark, since they have turns on the floor below.
void mark_departure(const RoundPresentation& presentation, const std::vector<OrderPlace>& now, std::vector<OrderPlace>& order,
                    const Departure& departure, const World& world);

/// Places of one moment stand in one column of the ribbon.
bool same_column(const OrderPlace& a, const OrderPlace& b);
bool earlier_column(const OrderPlace& a, const OrderPlace& b);
/// True for places that are, or may become, a creature's turn; false for missed turns and boundaries.
bool is_turn(const OrderPlace& place);
/// True for a turn in which a creature of another side surely does nothing, as things are then.
bool is_idle(const OrderPlace& place, const World& world);
/// From 1 over the turns that may come.
void number_places(std::vector<OrderPlace>& order);

/// The creatures that have turns in it, in the order of their first turns.
std::vector<EntityId> creatures_in(const std::vector<OrderPlace>& order);

/// The number of the first turn of `who` to come; 0 when it has none.
int first_number_of(const std::vector<OrderPlace>& order, EntityId who);

/// Why the place is where it is: "Double speed: also acts in tier 1/2." One to three short sentences.
std::string why_there(const OrderPlace& place, const OrderContext& context);
/// True for turns that do not come in the ordinary order: delayed, extra, held and such.
bool is_out_of_order(const OrderPlace& place);
/// "in 40", "pool 60", "debt 20", "tier 1/2": an actor's time in a few letters; empty where it has none.
std::string short_time_status(const TimeStatus& time_status, const RoundPresentation& presentation, const Catalog& catalog);

/// "owes 20", and "spent" of nothing.
std::string short_debt(Ticks owed, const Catalog& catalog);
/// A sign of one or two letters for what is unusual about a turn or its creature; empty if nothing is.
std::string_view sign_of(const OrderPlace& place, const World& world);
/// The sign over the head of a creature that sleeps, investigates or holds a turn; empty for others.
std::string_view sign_over_head(EntityId who, const World& world);
/// The name of a column as short as it can be written: "½" for "1/2".
std::string_view sign_of(const RoundColumn& column);
/// "round", "turn" or "pass".
std::string word_of(const RoundPresentation& presentation, const Catalog& catalog);
/// 1 for "round", 2 for "turn", 3 for "pass": languages whose articles go by the word choose them by it.
int gender_of_word(const RoundPresentation& presentation);

}  // namespace td
