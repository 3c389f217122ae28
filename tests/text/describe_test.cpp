#include "text/describe.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "game/arena.hpp"
#include "game/small_world.hpp"
#include "text/english.hpp"
#include "text/explain.hpp"
#include "text/explain_triggers.hpp"
#include "text/message_log.hpp"
#include "text/name_letters.hpp"
#include "text/narrator.hpp"
#include "text/say.hpp"

namespace td {

namespace {

Definition named(const std::string& id, const std::string& name) { return {id, name, ""}; }

Catalog described_catalog() {
    Catalog catalog;
    for (const char* name : {"Bite", "Flare", "Long Claws"}) {
        Skill skill;
        static_cast<Definition&>(skill) = named(name, name);
        catalog.skills.push_back(skill);
    }
    Status asleep;
    static_cast<Definition&>(asleep) = named("asleep", "Asleep");
    catalog.statuses.push_back(asleep);
    Terrain mire;
    static_cast<Definition&>(mire) = named("mire", "Mire");
    catalog.terrains.push_back(mire);
    Item stone;
    static_cast<Definition&>(stone) = named("stone", "Stone");
    catalog.items.push_back(stone);
    return catalog;
}

struct Scene {
    World world = test::small_world();
    Catalog catalog = described_catalog();
    Point lit{4, 4};  ///< the only tile that is seen
    EntityId mira = test::add_creature(world, Faction::player, "Mira", {1, 1});
    EntityId fox = test::add_creature(world, Faction::foe, "Ember fox", {2, 1});
    EntityId crow = test::add_creature(world, Faction::foe, "Crow", {7, 7});

    std::vector<Line> told(const std::vector<Event>& events) const {
        Narrator narrator;
        for (const Event& event : events) narrator.hear(event, {world, catalog}, [&](Point p) { return p == lit; });
        return narrator.take_lines();
    }
    std::string refused(const Refusal& refusal) const { return describe(refusal, mira, {world, catalog}); }
    UsedSkill uses(EntityId who, std::size_t skill, bool plain, EntityId target) const {
        return {.who = who, .skill = SkillId(skill), .plain_attack = plain, .from = {2, 1}, .tiles = {}, .targets = {target}};
    }
    WasHurt hurts(EntityId source, EntityId who, int amount) const {
        return {.who = who, .amount = amount, .source = source, .at = {1, 1}};
    }
};

}  // namespace

TEST_CASE("a plain attack is told in one line with its skill as the verb") {
    const Scene scene;
    const auto lines = scene.told({scene.uses(scene.fox, 0, true, scene.mira), scene.hurts(scene.fox, scene.mira, 6)});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "Ember fox bites Mira for 6.");
    CHECK(lines[0].tone == Tone::harm);
}

TEST_CASE("those of one name are told apart by their letters") {
    Scene scene;
    const EntityId other = test::add_creature(scene.world, Faction::foe, "Ember fox", {3, 1});
    NameLetters letters;
    letters.follow({scene.world, scene.catalog}, [](EntityId) { return true; });
    const auto told = [&](const std::vector<Event>& events) {
        Narrator narrator;
        for (const Event& event : events)
            narrator.hear(
                event, {scene.world, scene.catalog}, [](Point) { return true; }, &letters);
        return narrator.take_lines().at(0).text;
    };
    CHECK(told({scene.uses(scene.fox, 0, true, scene.mira), scene.hurts(scene.fox, scene.mira, 6)}) == "Ember fox A bites Mira for 6.");
    CHECK(told({scene.uses(other, 0, true, scene.mira), scene.hurts(other, scene.mira, 6)}) == "Ember fox B bites Mira for 6.");
    CHECK(told({Died{.who = other, .killer = scene.mira, .at = {3, 1}}}) == "Ember fox B is defeated.");
}

TEST_CASE("what is absorbed is told, as is an extra turn that is refused") {
    const Scene scene;
    const auto lines =
        scene.told({AbsorbedHarm{scene.mira, 8, {1, 1}}, TurnShifted{.who = scene.mira, .how = TurnShift::refused, .by = scene.mira}});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Mira absorbs 8 damage.");
    CHECK(lines[1].text == "Mira has already had both extra turns this round.");
}

TEST_CASE("an attack whose name is no verb hits") {
    const Scene scene;
    const auto lines = scene.told({scene.uses(scene.mira, 2, true, scene.fox), scene.hurts(scene.mira, scene.fox, 3)});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "Mira hits Ember fox for 3.");
    CHECK(lines[0].tone == Tone::strike);
}

TEST_CASE("a skill with one outcome is told in one line, with several in a line each") {
    const Scene scene;
    const auto one = scene.told({scene.uses(scene.mira, 1, false, scene.fox), scene.hurts(scene.mira, scene.fox, 6)});
    REQUIRE(one.size() == 1);
    CHECK(one[0].text == "Mira uses Flare: Ember fox takes 6 damage.");
    const auto two = scene.told({scene.uses(scene.mira, 1, false, scene.fox), scene.hurts(scene.mira, scene.fox, 6),
                                 Missed{.who = scene.mira, .target = scene.crow, .at = {7, 7}}});
    REQUIRE(two.size() == 3);
    CHECK(two[2].text == "Mira misses Crow.");
}

TEST_CASE("a turn held by a skill is told as its use, and otherwise in a line of its own") {
    const Scene scene;
    const TurnShifted held{.who = scene.mira, .how = TurnShift::held, .by = scene.mira};
    const auto by_skill = scene.told({scene.uses(scene.mira, 1, false, scene.mira), held});
    REQUIRE(by_skill.size() == 1);
    CHECK(by_skill[0].text == "Mira uses Flare.");
    const auto alone = scene.told({held});
    REQUIRE(alone.size() == 1);
    CHECK(alone[0].text == "Mira waits for the right moment.");
}

TEST_CASE("a change of species is told once: by the sentence of its trigger, if that has one") {
    Scene scene;
    Species turned;
    static_cast<Definition&>(turned) = named("turned", "Turned fox");
    turned.triggers.push_back({.effects = {{.payload = effect::Transform{SpeciesId(0)}}}});
    scene.catalog.species.push_back(turned);
    const auto lines_with = [&](const std::string& say) {
        scene.catalog.species[0].triggers[0].say = say;
        return scene.told({TriggerFired{scene.fox, {}, scene.lit, {}}, Transformed{scene.fox, scene.lit, "Ember fox"}});
    };
    REQUIRE(lines_with("").size() == 1);
    CHECK(lines_with("")[0].text == "Ember fox becomes Turned fox.");
    REQUIRE(lines_with("{self} turns its back.").size() == 1);
    CHECK(lines_with("{self} turns its back.")[0].text == "Ember fox turns its back.");
}

TEST_CASE("a blow that belongs to no action tells from whom it came, unless a creature harms itself") {
    const Scene scene;
    const auto lines = scene.told({scene.hurts(scene.mira, scene.fox, 4), scene.hurts(scene.mira, scene.mira, 2)});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Ember fox takes 4 damage from Mira.");
    CHECK(lines[1].text == "Mira takes 2 damage.");
}

TEST_CASE("harm of what burns now and then is told with its fire, and that of a flame by its name") {
    Scene s;
    for (const bool is_flame : {false, true}) {
        Feature feature;
        static_cast<Definition&>(feature) = is_flame ? named("flame", "Fire") : named("door", "Open door");
        feature.burns = Burning{.lit = is_flame, .kind = DamageKindId(0)};
        s.catalog.features.push_back(feature);
    }
    const auto harm = [&](std::size_t feature, DamageKindId kind) {
        return s.told({WasHurt{.who = s.mira, .amount = 2, .kind = kind, .at = {1, 1}, .by_feature = FeatureId(feature)}}).at(0).text;
    };
    CHECK(harm(0, DamageKindId(0)) == "Mira takes 2 damage: burning open door.");
    CHECK(harm(0, DamageKindId(1)) == "Mira takes 2 damage: open door.");
    CHECK(harm(1, DamageKindId(0)) == "Mira takes 2 damage: fire.");
}

TEST_CASE("what nobody of the player's side sees or feels is not told") {
    const Scene scene;
    CHECK(scene.told({WasHealed{.who = scene.fox, .amount = 4, .at = {2, 1}}}).empty());
    CHECK(scene.told({scene.uses(scene.fox, 0, true, scene.crow), scene.hurts(scene.fox, scene.crow, 6)}).empty());
    CHECK(scene.told({WasHealed{.who = scene.fox, .amount = 4, .at = scene.lit}}).size() == 1);
    CHECK(scene.told({WasHealed{.who = scene.mira, .amount = 4, .at = {1, 1}}}).size() == 1);
}

TEST_CASE("steps, turns on the spot and quiet healing say nothing") {
    const Scene scene;
    CHECK(scene
              .told({Walked{.who = scene.mira, .from = {1, 1}, .to = {1, 2}}, Faced{.who = scene.mira},
                     WasHealed{.who = scene.mira, .amount = 1, .quietly = true, .at = {1, 1}}})
              .empty());
}

TEST_CASE("what becomes of the fallen is told from their fall to their return or loss") {
    const Scene scene;
    const EntityId mira = scene.mira;
    const auto lines = scene.told({FellDown{mira, {1, 1}, 1}, FellDown{mira, {1, 1}, 20}, TookUpFallen{mira, mira, {1, 1}},
                                   LaidDownFallen{mira, mira, {1, 1}}, Revived{mira, {}, {1, 1}}, Revived{mira, mira, {1, 1}},
                                   FallenLost{mira, {1, 1}, false}, FallenLost{mira, {1, 1}, true}});
    REQUIRE(lines.size() == 8);
    CHECK(lines[0].text == "Mira can be revived within 1 round.");
    CHECK(lines[1].text == "Mira can be revived within 20 rounds.");
    CHECK(lines[2].text == "Mira picks up Mira.");
    CHECK(lines[3].text == "Mira lays Mira down.");
    CHECK(lines[4].text == "Mira is back.");
    CHECK(lines[5].text == "Mira brings Mira back.");
    CHECK(lines[6].text == "Mira can no longer be revived.");
    CHECK(lines[7].text == "Mira is left behind and lost.");
}

TEST_CASE("who does not come along by the stairs is told, and who comes later") {
    const Scene scene;
    const auto lines = scene.told({FellBehind{scene.mira, 1}, GuestLeft{scene.mira}, CaughtUp{scene.mira, {1, 1}}});
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].text == "Mira is too far from the stairs and follows in 1 round.");
    CHECK(lines[1].text == "Mira is too far from the stairs and is left behind.");
    CHECK(lines[1].tone == Tone::loss);
    CHECK(lines[2].text == "Mira comes down the stairs.");
}

TEST_CASE("a turn lost to a status says which") {
    const Scene scene;
    const auto lines = scene.told({LostTurn{.who = scene.mira, .status = StatusId(0)}});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "Mira is asleep.");
}

TEST_CASE("a status that several gain one after the other is told in one line, of each side by itself") {
    const Scene scene;
    const auto gains = [](EntityId who) { return GainedStatus{.who = who, .status = StatusId(0), .source = who}; };
    const auto one = scene.told({gains(scene.mira)});
    REQUIRE(one.size() == 1);
    CHECK(one[0].text == "Mira is now asleep.");
    const auto lines = scene.told(
        {GainedStatus{scene.fox, StatusId(0), scene.mira}, GainedStatus{scene.crow, StatusId(0), scene.mira}, gains(scene.mira)});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Ember fox and Crow are now asleep.");
    CHECK(lines[1].text == "Mira is now asleep.");
}

TEST_CASE("a blow whose status comes before its harm is told once, by what it does") {
    const Scene scene;
    const GainedStatus gain{scene.mira, StatusId(0), scene.fox};
    const auto lines = scene.told({scene.uses(scene.fox, 0, true, scene.mira), gain, scene.hurts(scene.fox, scene.mira, 6)});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text.find("Mira for 6") != std::string::npos);
    CHECK(lines[1].text == "Mira is now asleep.");
    const auto without_harm = scene.told({scene.uses(scene.fox, 0, true, scene.mira), gain});
    REQUIRE(without_harm.size() == 2);
    CHECK(without_harm[1].text == "Mira is now asleep.");
}

TEST_CASE("a status that comes and goes almost every turn is not told") {
    Scene scene;
    const auto turns = [&] {
        return scene.told({GainedStatus{scene.mira, StatusId(0), scene.mira}, LostStatus{scene.mira, StatusId(0)}}).size();
    };
    CHECK(turns() == 2);
    scene.catalog.statuses[0].is_announced = false;
    CHECK(turns() == 0);
}

TEST_CASE("of several who gain a status whoever gains it twice is told once, and those of one name by their number") {
    Scene scene;
    const EntityId second_fox = test::add_creature(scene.world, Faction::foe, "Ember fox", {3, 1});
    const auto gains = [&](EntityId who) { return GainedStatus{.who = who, .status = StatusId(0), .source = scene.mira}; };
    const auto twice = scene.told({gains(scene.mira), gains(scene.mira)});
    REQUIRE(twice.size() == 1);
    CHECK(twice[0].text == "Mira is now asleep.");
    const auto foxes = scene.told({gains(scene.fox), gains(second_fox)});
    REQUIRE(foxes.size() == 1);
    CHECK(foxes[0].text == "Ember fox x2 are now asleep.");
    const auto all = scene.told({gains(scene.fox), gains(scene.crow), gains(second_fox)});
    REQUIRE(all.size() == 1);
    CHECK(all[0].text == "Ember fox x2 and Crow are now asleep.");
}

TEST_CASE("an action of several turns is told when it is begun, when it is done, and when it is broken off, with its numbers") {
    Scene scene;
    scene.catalog.skills[1].turns = 3;
    OngoingAction command{.skill = SkillId(1), .done = 1, .of = 3};
    OngoingAction further = command;
    further.done = 2;
    const auto lines = scene.told({OngoingProgressed{scene.mira, command}, OngoingProgressed{scene.mira, further}});
    REQUIRE(lines.size() == 1);
    CHECK(lines[0].text == "Mira starts Flare: 3 turns.");
    CHECK(scene.told({scene.uses(scene.mira, 1, false, scene.fox)})[0].text == "Mira completes Flare.");
    CHECK(scene.told({OngoingAbandoned{scene.mira, further}})[0].text == "Mira stops Flare after 2 of 3 turns.");
    CHECK(scene.told({OngoingFailed{scene.mira, further, {.reason = Refusal::Reason::out_of_range}}})[0].text ==
          "Mira's Flare fails: that is out of range.");
    scene.catalog.skills[1].on_cancel.outcome = BreakingOff::Outcome::backfire;
    CHECK(scene.told({OngoingDisrupted{scene.mira, further, scene.fox}})[0].text ==
          "Mira is interrupted after 2 of 3 turns: Flare. It backfires!");
}

TEST_CASE("healing of several one after the other is told in one line") {
    const Scene scene;
    const auto heals = [](EntityId who, int amount) { return WasHealed{.who = who, .amount = amount, .at = {4, 4}}; };
    const auto lines = scene.told({heals(scene.mira, 12), heals(scene.fox, 9), heals(scene.crow, 7)});
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "Mira recovers 12 health.");
    CHECK(lines[1].text == "Ember fox recovers 9 health, Crow 7.");
}

TEST_CASE("what an action of several turns takes is told in short") {
    Scene scene;
    Skill& skill = scene.catalog.skills[1];
    CHECK(describe_cast_time(skill, scene.catalog).empty());
    skill.needs_peace = true;
    CHECK(describe_cast_time(skill, scene.catalog) == std::vector<std::string>{"not possible with foes in sight"});
    skill.needs_peace = false;
    skill.turns = 3;
    skill.interrupted_by_harm = true;
    skill.on_cancel = {BreakingOff::Outcome::backfire, {Effect{.payload = effect::Damage{.power = 9}}}};
    const std::vector<std::string> told{"takes 3 turns; damage interrupts it", "backfires if interrupted: hurts for 9"};
    CHECK(describe_cast_time(skill, scene.catalog) == told);
    CHECK(describe_ongoing_action({.skill = SkillId(1), .done = 2, .of = 3}, scene.catalog) == "Flare 2/3");
}

TEST_CASE("content may say it all in other words: actions, outcomes, lists of names, refusals") {
    Scene scene;
    const auto reword = [&](std::string_view key, const std::string& text) {
        scene.catalog.strings.resize(phrases.size());
        scene.catalog.strings.at(find_phrase(key)) = text;
    };
    reword("blow_by_verb", "{who} trifft {target} mit {skill}: {amount}.");
    reword("hurt", "{who} verliert {amount} {amount|Punkt|Punkte}.");
    reword("skill_used", "{who} setzt {skill} ein.");
    reword("action_with_outcome", "{action} – {outcome}");
    reword("status_gained_together", "{who} sind nun {status:small}.");
    reword("two_names", "{first} und {second}");
    reword("healed_too", "{others} und {who} {amount}.");
    reword("refused_wall", "Da ist eine Wand.");
    CHECK(scene.told({scene.uses(scene.fox, 0, true, scene.mira), scene.hurts(scene.fox, scene.mira, 6)})[0].text ==
          "Ember fox trifft Mira mit Bite: 6.");
    CHECK(scene.told({scene.uses(scene.mira, 1, false, scene.fox), scene.hurts(scene.mira, scene.fox, 1)})[0].text ==
          "Mira setzt Flare ein – Ember fox verliert 1 Punkt.");
    CHECK(scene.told({GainedStatus{scene.fox, StatusId(0), scene.mira}, GainedStatus{scene.crow, StatusId(0), scene.mira}})[0].text ==
          "Ember fox und Crow sind nun asleep.");
    CHECK(scene.told({WasHealed{.who = scene.fox, .amount = 9, .at = {4, 4}}, WasHealed{.who = scene.crow, .amount = 7, .at = {4, 4}}})[0]
              .text == "Ember fox recovers 9 health und Crow 7.");
    CHECK(scene.refused({.reason = Refusal::Reason::wall}) == "Da ist eine Wand.");
}

TEST_CASE("a line mentions those of whom it tells, each once, and none whom it does not name") {
    Scene scene;
    const Mention mira{"Mira", true}, fox{"Ember fox", false};
    using Mentions = std::vector<Mention>;
    CHECK(scene.told({scene.uses(scene.fox, 0, true, scene.mira), scene.hurts(scene.fox, scene.mira, 6)})[0].mentions ==
          Mentions{mira, fox});
    CHECK(scene.told({scene.uses(scene.mira, 1, false, scene.fox), scene.hurts(scene.mira, scene.fox, 1)})[0].mentions ==
          Mentions{mira, fox});
    CHECK(scene.told({scene.hurts(scene.crow, scene.mira, 6)})[0].mentions == Mentions{mira});
    const auto healed = [&](EntityId who) { return WasHealed{.who = who, .amount = 9, .at = {4, 4}}; };
    CHECK(scene.told({healed(scene.fox), healed(scene.crow)})[0].mentions == Mentions{fox, {"Crow", false}});
    const auto gained = [&](EntityId who) { return GainedStatus{who, StatusId(0), scene.mira}; };
    CHECK(scene.told({gained(scene.fox), gained(scene.crow)})[0].mentions == Mentions{fox, mira, {"Crow", false}});
}

TEST_CASE("a moment is told by round and tier, or by ticks where there are no tiers") {
    const Catalog words = described_catalog();
    constexpr std::array<RoundColumn, 2> columns{{{"0", 0}, {"1/2", 50}}};
    const RoundPresentation tiers{.style = RoundPresentation::Style::columns, .columns = columns};
    CHECK(text_of_moment({21, 1, 2050}, tiers, words) == "round 21 · ½");
    CHECK(text_of_moment({21, 0, 2000}, tiers, words) == "round 21 · 0");
    const RoundPresentation ticks{.style = RoundPresentation::Style::instants, .word = RoundPresentation::Word::turn};
    CHECK(text_of_moment({12, 0, 1240}, ticks, words) == "turn 12 · 1240");
    CHECK(text_of_moment({}, tiers, words).empty());
}

TEST_CASE("repeats are folded into one line with a count, other lines stand between them") {
    MessageLog message_log;
    const Line wall{"A wall is in the way.", Tone::refusal};
    message_log.tell(wall, {1});
    message_log.tell(wall, {1});
    message_log.tell({"Mira waits.", Tone::plain}, {2});
    message_log.tell(wall, {2});
    REQUIRE(message_log.entries().size() == 3);
    CHECK(text_of(message_log.entries()[0]) == "A wall is in the way. (x2)");
    CHECK(text_of(message_log.entries()[2]) == "A wall is in the way.");
    CHECK(message_log.told() == 4);
}

TEST_CASE("the same line in the next round is told anew, as a creature of normal speed acts once in a round") {
    MessageLog message_log;
    const Line line{"Mira is asleep.", Tone::harm};
    message_log.tell(line, {1});
    message_log.tell(line, {2});
    CHECK(message_log.entries().size() == 2);
    message_log.tell(line, {2, 3});
    CHECK(message_log.entries().size() == 3);
}

TEST_CASE("verbs take their ending for he, she and it") {
    CHECK(third_person("bite") == "bites");
    CHECK(third_person("slash") == "slashes");
    CHECK(third_person("parry") == "parries");
    CHECK(counted(1, "round") == "1 round");
    CHECK(counted(2, "round") == "2 rounds");
}

TEST_CASE("what an effect does to statuses and turns is told with its object, and with how long it lasts") {
    Catalog catalog = described_catalog();
    const StatusId asleep(0);
    const auto told = [&](auto payload) { return describe_effects({Effect{.payload = payload}}, catalog).at(0); };
    CHECK(told(effect::GainStatus{.status = asleep, .duration = 1}) == "gives \"Asleep\" for 1 round");
    catalog.statuses[0].duration = 2;
    catalog.statuses[0].unit = DurationUnit::own_turns;
    CHECK(told(effect::GainStatus{.status = asleep}) == "gives \"Asleep\" for 2 turns");
    catalog.statuses[0].duration = 0;
    CHECK(told(effect::GainStatus{.status = asleep}) == "gives \"Asleep\"");
    CHECK(told(effect::LoseStatus{.status = asleep}) == "ends \"Asleep\"");
    CHECK(told(effect::DelayTurn{.ticks = 50}) == "delays its next turn by 50 ticks");
    CHECK(told(effect::ExtraTurn{.ticks = 0}) == "gives an extra turn at once");
    const Effect ends{.payload = effect::LoseStatus{.status = asleep}};
    CHECK(describe_effects({ends, Effect{.payload = effect::ExtraTurn{}}, ends}, catalog).size() == 2);
}

TEST_CASE("the beginning of a log is replaced by what was told before, as far as there is room") {
    const auto log_of = [](const std::string& word, std::size_t lines) {
        MessageLog log;
        for (std::size_t i = 0; i < lines; ++i) log.tell({word + std::to_string(i)}, {});
        return log;
    };
    MessageLog log = log_of("now ", 5);
    log.replace_beginning(2, log_of("before ", 3));
    REQUIRE(log.entries().size() == 6);
    CHECK(log.entries()[2].line.text == "before 2");
    CHECK(log.entries()[3].line.text == "now 2");
    // Of ten that the beginning told, four have been dropped.
    log = log_of("now ", MessageLog::capacity + 4);
    log.replace_beginning(10, log_of("before ", 20));
    CHECK(log.entries().size() == MessageLog::capacity);
    CHECK(log.entries()[5].line.text == "before 19");
    CHECK(log.entries()[6].line.text == "now 10");
    log = log_of("now ", MessageLog::capacity + 40);
    log.replace_beginning(10, log_of("before ", 20));
    CHECK(log.entries().front().line.text == "now 40");
}

TEST_CASE("where turns come by tiers, spans of time are told as parts of a round") {
    const Catalog catalog = described_catalog();
    const auto told = [&](auto payload) {
        return describe_effects({Effect{.payload = payload}}, catalog, SpanWords::parts_of_round).at(0);
    };
    CHECK(told(effect::DelayTurn{.ticks = 50}) == "delays its next turn by 1/2 of a round");
    CHECK(told(effect::ExtraTurn{.ticks = 100}) == "gives an extra turn 1 round later");
    CHECK(told(effect::SpendTurn{.ticks = 33}) == "uses a saved turn 1/3 of a round later");
    CHECK(told(effect::ExtraTurn{.ticks = 0}) == "gives an extra turn at once");
    CHECK(describe_span(60, SpanWords::parts_of_round, catalog) == "60 ticks");
    const Trigger late{.event = TriggerEvent::turn_start,
                       .conditions = {{.kind = TriggerCondition::Kind::late, .low = 40}},
                       .effects = {Effect{.payload = effect::LoseTurn{}}}};
    CHECK(describe_triggers({late}, catalog, SpanWords::parts_of_round).at(0).find("if the tier is 1/2 or later") != std::string::npos);
    CHECK(describe_triggers({late}, catalog).at(0).find("if the round is 40 ticks old") != std::string::npos);
}

TEST_CASE("what holds in a part of the round is told together with what always holds") {
    Modifiers modifiers;
    modifiers.attack_percent = 200;
    modifiers.early_attack_percent = 50;
    modifiers.defence_percent = 50;
    modifiers.late_defence_percent = 200;
    const std::string told = describe_modifiers(modifiers, *test::small_catalog());
    CHECK(told.find("100% as hard in the first quarter of a round") != std::string::npos);
    CHECK(told.find("100%", told.find("first quarter")) != std::string::npos);
}

TEST_CASE("what changes nothing under a time system is not told there") {
    Modifiers modifiers;
    modifiers.wait_percent = 50;
    modifiers.speed = 1;
    const auto catalog = test::small_catalog();
    CHECK(describe_modifiers(modifiers, *catalog, TimeSystemKind::six_tier) == "speed +1");
    CHECK(describe_modifiers(modifiers, *catalog, TimeSystemKind::wait_time) == "speed +1, waits 50% as long");
    CHECK(describe_modifiers(modifiers, *catalog) == "speed +1, waits 50% as long");
}

}  // namespace td
