// Effects of time that come to nothing are told with what would mend them.
#include "tools/lint/time_checks.hpp"

#include <doctest/doctest.h>

#include <string>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The first of them for a skill with this one effect; empty: it can work.
std::string why_useless(const Catalog& catalog, const Effect& effect, Audience audience = Audience::everyone) {
    const std::vector<Finding> useless = useless_time_effects(catalog, {effect}, audience);
    if (!useless.empty()) CHECK_FALSE(useless.front().hint.empty());
    return useless.empty() ? std::string() : useless.front().why;
}

Effect of(EffectPayload payload) { return {.payload = std::move(payload)}; }
bool tells(const std::string& why, std::string_view part) { return why.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("a turn that is kept for what nothing causes is told") {
    const auto catalog = small_catalog();
    const Effect kept = of(effect::HoldTurn{set_of(TriggerEvent::weather_changed)});
    CHECK(tells(why_useless(*catalog, kept), "waits for `weather_changed`"));
    catalog->items[0].use.push_back(of(effect::ChangeWeather{}));
    CHECK(why_useless(*catalog, kept).empty());
    CHECK(why_useless(*catalog, of(effect::HoldTurn{set_of(TriggerEvent::foe_in_sight)})).empty());
}

TEST_CASE("a turn may be kept for what some effect brings about") {
    const auto each = [](const EffectPayload& payload, TriggerEvent event) {
        Catalog catalog;
        const Effect kept = of(effect::HoldTurn{set_of(event)});
        CHECK(tells(why_useless(catalog, kept), info_of(event).name));
        catalog.skills.emplace_back().effects = {of(payload)};
        CHECK(why_useless(catalog, kept).empty());
    };
    each(effect::Heal{}, TriggerEvent::healed);
    each(effect::GainStatus{}, TriggerEvent::status_gained);
    each(effect::GainStatus{}, TriggerEvent::status_lost);
}

TEST_CASE("saving turns that nothing uses, and using turns that nothing saves, are reported") {
    const auto catalog = small_catalog();
    CHECK(tells(why_useless(*catalog, of(effect::BankTurn{})), "saves turns that nothing uses"));
    CHECK(tells(why_useless(*catalog, of(effect::SpendTurn{})), "uses saved turns, but nothing saves any"));
    catalog->skills[0].effects.push_back(of(effect::SpendTurn{}));
    catalog->species[0].triggers.push_back({.event = TriggerEvent::waits, .effects = {of(effect::BankTurn{})}});
    CHECK(why_useless(*catalog, of(effect::BankTurn{})).empty());
    CHECK(why_useless(*catalog, of(effect::SpendTurn{})).empty());
}

TEST_CASE("changing places in the order with foes or with oneself is told") {
    const auto catalog = small_catalog();
    CHECK(tells(why_useless(*catalog, of(effect::SwapOrder{}), Audience::foes), "members of the same team"));
    CHECK(tells(why_useless(*catalog, of(effect::SwapOrder{}), Audience::self), "members of the same team"));
    CHECK(why_useless(*catalog, of(effect::SwapOrder{}), Audience::allies).empty());
}

TEST_CASE("a condition that is never true of oneself, or of any tier, is told") {
    const auto catalog = small_catalog();
    Effect delay = of(effect::DelayTurn{50});
    delay.conditions.emplace_back().kind = TriggerCondition::Kind::faster;
    CHECK(tells(why_useless(*catalog, delay, Audience::self), "with itself"));
    CHECK(why_useless(*catalog, delay, Audience::foes).empty());
    delay.conditions.front().kind = TriggerCondition::Kind::late;
    delay.conditions.front().low = 80;
    CHECK(tells(why_useless(*catalog, delay), "last tier"));
    delay.conditions.front().low = 75;
    CHECK(why_useless(*catalog, delay).empty());
    delay.conditions.front().low = 80;
    catalog->dungeons[0].time.kind = TimeSystemKind::action_queue;
    CHECK(why_useless(*catalog, delay).empty());
}

TEST_CASE("breaking off actions of several turns is told where there are none") {
    const auto catalog = small_catalog();
    for (Skill& skill : catalog->skills) skill.turns = 1;
    for (Item& item : catalog->items) item.turns = 1;
    CHECK(tells(why_useless(*catalog, of(effect::Interrupt{})), "several turns"));
    catalog->skills[0].turns = 2;
    CHECK(why_useless(*catalog, of(effect::Interrupt{})).empty());
}

TEST_CASE("a species without a plain attack that waits for foes in reach is told") {
    const auto catalog = small_catalog();
    Species species = catalog->species[0];
    species.attack_skill = {};
    species.skills = {ids::bolt};
    catalog->skills[ids::bolt.index()].effects = {of(effect::HoldTurn{set_of(TriggerEvent::foe_in_reach)})};
    CHECK(useless_held_turns(*catalog, species).size() == 1);
    species.attack_skill = ids::strike;
    CHECK(useless_held_turns(*catalog, species).empty());
}

TEST_CASE("a creature that uses turns that only others save is told, and one that saves turns that only others use") {
    const auto catalog = small_catalog();
    for (Skill& skill : catalog->skills) skill.effects.clear();
    for (Species& species : catalog->species) species.skills.clear();
    Skill& spends = catalog->skills[ids::bolt.index()];
    spends.audience = Audience::self;
    spends.area.shape = Shape::self;
    spends.effects = {of(effect::SpendTurn{})};
    Trigger saves{.event = TriggerEvent::waits, .effects = {of(effect::BankTurn{})}};
    catalog->species[ids::hero.index()].skills = {ids::bolt};
    catalog->species[ids::hero.index()].triggers = {saves};
    CHECK(useless_saved_turns(*catalog, ids::hero).empty());
    CHECK(useless_saved_turns(*catalog, ids::runner).empty());

    catalog->species[ids::runner.index()].skills = {ids::bolt};
    REQUIRE(useless_saved_turns(*catalog, ids::runner).size() == 1);
    CHECK(tells(useless_saved_turns(*catalog, ids::runner)[0].why, "has no way to save one"));
    CHECK(useless_saved_turns(*catalog, ids::runner)[0].list == "skills");
    catalog->species[ids::slug.index()].triggers = {saves};
    REQUIRE(useless_saved_turns(*catalog, ids::slug).size() == 1);
    CHECK(tells(useless_saved_turns(*catalog, ids::slug)[0].why, "has no way to use"));
    CHECK(useless_saved_turns(*catalog, ids::slug)[0].list == "triggers");
    CHECK(useless_saved_turns(*catalog, ids::hero).empty());

    // What saves turns for others too may save one for it.
    catalog->skills[ids::mend.index()].audience = Audience::allies;
    catalog->skills[ids::mend.index()].area.shape = Shape::ring;
    catalog->skills[ids::mend.index()].effects = {of(effect::BankTurn{})};
    CHECK(useless_saved_turns(*catalog, ids::runner).empty());
}
