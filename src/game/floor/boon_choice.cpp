#include "game/floor/boon_choice.hpp"

#include <algorithm>

#include "base/draw_by_weight.hpp"
#include "game/floor/minutes.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

bool is_in(const auto& list, auto one) { return std::find(list.begin(), list.end(), one) != list.end(); }

bool may_take(const GameState& state, EntityId who, BoonId id) {
    const Catalog& catalog = *state.catalog;
    const Boon& boon = catalog[id];
    if (!boon.who.empty() && !is_in(boon.who, state.world.get<Creature>(who).species)) return false;
    const Boons* const has = state.world.find<Boons>(who);
    return !has || std::none_of(has->list.begin(), has->list.end(), [&](BoonId other) {
        return other == id || is_in(boon.excludes, other) || is_in(catalog[other].excludes, id);
    });
}

std::vector<EntityId> takers_of(const GameState& state, BoonId boon) {
    std::vector<EntityId> takers;
    for (const EntityId who : state.world.roster()[GameState::player_team].members)
        if (lives(state.world, who) && may_take(state, who, boon)) takers.push_back(who);
    return takers;
}

/// The boons of the dungeon in the order in which this run offers them, drawn by their weights: the same on each floor.
std::vector<BoonId> order_of_boons(const GameState& state) {
    const Catalog& catalog = *state.catalog;
    Rng rng = Rng::named(state.settings.seed, "order of boons");
    std::vector<BoonId> left, order;
    for (const BoonId boon : state.dungeon().boons.from)
        if (!is_in(left, boon)) left.push_back(boon);
    while (!left.empty()) {
        const std::size_t next = *draw_by_weight(left, rng, [&](std::size_t i) { return catalog[left[i]].weight; });
        order.push_back(left[next]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(next));
    }
    return order;
}

/// `offered_before`: in this choice; these are not offered again.
std::vector<BoonOffer> draw_offers(const GameState& state, const std::vector<BoonOffer>& offered_before, Rng rng) {
    const auto at_a_time = static_cast<std::size_t>(state.dungeon().boons.offers);
    std::vector<BoonId> order = order_of_boons(state);
    if (order.empty()) return {};
    // Each floor begins where the one before it has ended, so what was declined comes again only when all others have been offered.
    const std::size_t first = static_cast<std::size_t>(std::max(0, state.tally.floors - 2)) * at_a_time;
    std::rotate(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(first % order.size()), order.end());
    std::vector<BoonOffer> offers;
    for (const BoonId boon : order) {
        if (offers.size() == at_a_time) break;
        std::vector<EntityId> takers = takers_of(state, boon);
        const auto offers_it = [boon](const BoonOffer& offer) { return offer.boon == boon; };
        if (takers.empty() || std::any_of(offered_before.begin(), offered_before.end(), offers_it)) continue;
        // Offers to different members, as far as that can be.
        const auto has_offer = [&](EntityId who) {
            return std::any_of(offers.begin(), offers.end(), [&](const BoonOffer& offer) { return offer.who == who; });
        };
        if (!std::all_of(takers.begin(), takers.end(), has_offer)) std::erase_if(takers, has_offer);
        offers.push_back({boon, takers[rng.below(static_cast<std::uint32_t>(takers.size()))]});
    }
    return offers;
}

/// The boons of the offer that would follow this one; empty: all that could be offered have been. Nothing else changes while the party
/// chooses, so the offers before are drawn again.
std::vector<BoonOffer> next_offers(const GameState& state, const PartyChoice& choice) {
    std::vector<BoonOffer> shown = draw_offers(state), next;
    for (int taken = 0; taken <= choice.taken; ++taken) {
        const Rng rng = Rng::named(state.stream_of_floor("boons").state(), "new offer", static_cast<std::uint64_t>(taken));
        next = draw_offers(state, shown, rng);
        shown.insert(shown.end(), next.begin(), next.end());
    }
    return next;
}

BoonOption boon_option_at(const GameState& state, int option) {
    return boon_options(state, state.choices.front())[static_cast<std::size_t>(option)];
}

}  // namespace

std::vector<BoonOffer> draw_offers(const GameState& state) { return draw_offers(state, {}, state.stream_of_floor("boons")); }

std::vector<BoonOption> boon_options(const GameState& state, const PartyChoice& choice) {
    std::vector<BoonOption> options(choice.offers.size(), BoonOption::boon);
    options.push_back(BoonOption::rest);
    const std::optional<MinuteRules>& minutes = state.dungeon().minutes;
    if (minutes && minutes->decline > 0) options.push_back(BoonOption::decline);
    if (minutes && minutes->new_offer > 0) options.push_back(BoonOption::new_offer);
    return options;
}

int gained_by_rest(const GameState& state, EntityId who) {
    const Health& health = state.world.get<Health>(who);
    return std::min(health.maximum - health.now, health.maximum * state.dungeon().boons.rest_percent / 100);
}

void rest(ActionRunner& runner, EntityId who) {
    if (const int amount = gained_by_rest(runner.state(), who); amount > 0) runner.carry_out(Heal{who, amount});
}

std::optional<Refusal> refusal_of_boon_option(const GameState& state, int option) {
    if (boon_option_at(state, option) != BoonOption::new_offer) return std::nullopt;
    const int price = state.dungeon().minutes->new_offer, left = minutes_of(state);
    if (next_offers(state, state.choices.front()).empty()) return Refusal{.reason = Refusal::Reason::all_offered};
    if (left < price) return Refusal{.reason = Refusal::Reason::too_few_minutes, .needed = price, .left = left};
    return std::nullopt;
}

bool take_boon_option(ActionRunner& runner, int option) {
    GameState& state = runner.state();
    PartyChoice& choice = state.choices.front();
    switch (boon_option_at(state, option)) {
        case BoonOption::boon: {
            const BoonOffer taken = choice.offers[static_cast<std::size_t>(option)];
            runner.carry_out(GainBoon{taken.who, taken.boon});
            break;
        }
        case BoonOption::rest:
            for (const EntityId who : state.world.roster()[GameState::player_team].everyone())
                if (state.world.roster().is_here(who)) rest(runner, who);
            state.rests = state.world.table<OnTheWay>().size() > 0;
            break;
        case BoonOption::decline: runner.carry_out(ChangeMinutes{GameState::player_team, state.dungeon().minutes->decline}); break;
        case BoonOption::new_offer:
            choice.offers = next_offers(state, choice);
            ++choice.taken;
            runner.carry_out(ChangeMinutes{GameState::player_team, -state.dungeon().minutes->new_offer});
            return true;
    }
    return false;
}

int boon_option_without_player(const GameState& state) {
    Rng rng = state.stream_of_floor("boon without a player");
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(state.choices.front().offers.size())));
}

}  // namespace td
