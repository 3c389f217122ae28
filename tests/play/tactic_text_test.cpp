#include "play/tactic_text.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "project_folder.hpp"
#include "text/say.hpp"

namespace td {

namespace {

using Kind = TacticRow::Kind;

TacticEdit::Offer offer() {
    TacticEdit::Offer offer;
    for (std::size_t i = 0; i < test::shipped_content()->skills.size(); ++i) offer.skills.emplace_back(i);
    for (std::size_t i = 0; i < test::shipped_content()->statuses.size(); ++i) offer.statuses.emplace_back(i);
    return offer;
}

}  // namespace

TEST_CASE("a plan is told with its conditions") {
    Plan plan{.kind = Plan::Kind::heal_allies, .amount = 60};
    CHECK(plan_in_words(plan, *test::shipped_content()) == "heal allies below 60% of health");
    plan.only_if = PlanCondition{.foe_within = 2};
    plan.unless = PlanCondition{.alone = true};
    CHECK(plan_in_words(plan, *test::shipped_content()) ==
          "heal allies below 60% of health, only if a foe in sight is at most 2 tiles away, not while no teammate is alive");
    Tactic tactic;
    tactic.plans = {{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::hold}};
    CHECK(plans_in_words(tactic, *test::shipped_content()) == std::vector<std::string>{"1. attack a foe in reach", "2. stay where it is"});
}

TEST_CASE("every row of every tactic says something, and explains itself") {
    for (const Tactic& tactic : test::shipped_content()->tactics) {
        TacticEdit edit(tactic, offer());
        for (int plan = 0; plan < static_cast<int>(tactic.plans.size()); ++plan) {
            edit.open(plan);
            for (const TacticRow& row : edit.rows()) {
                CAPTURE(tactic.id);
                CAPTURE(static_cast<int>(row.kind));
                const TacticRowText text = text_of(edit, row, *test::shipped_content());
                CHECK_FALSE(text.label.empty());
                CHECK_FALSE(text.about.empty());
                CHECK(text.label.find('{') == std::string::npos);
                // What can be changed shows what it is now.
                const bool is_told = row.kind == Kind::condition && TacticEdit::is_flag(row);
                CHECK(text.value.empty() != (!is_told && (edit.can_step(row) || TacticEdit::is_text(row))));
                if (edit.choice_count(row) > 0)
                    CHECK(static_cast<int>(choices_of(edit, row, *test::shipped_content()).size()) == edit.choice_count(row));
            }
        }
    }
}

TEST_CASE("every plan and every condition of the tables is offered with a sentence") {
    const std::vector<ChoiceText> plans = plan_choices(*test::shipped_content());
    CHECK(plans.size() == plan_traits.size());
    const TacticEdit edit(Tactic{}, offer());
    std::vector<const ConditionTraits*> all;
    for (const ConditionTraits& traits : condition_traits) all.push_back(&traits);
    const std::vector<ChoiceText> conditions = condition_choices(edit, all, *test::shipped_content());
    REQUIRE(conditions.size() == all.size());
    CHECK(conditions.front().text == "it has less than 50% of its health");
    for (const std::vector<ChoiceText>* const choices : {&plans, &conditions})
        for (const ChoiceText& choice : *choices) {
            CAPTURE(choice.text);
            CHECK_FALSE(choice.text.empty());
            CHECK_FALSE(choice.about.empty());
        }
}

TEST_CASE("in another language the editor shows no key of content and no English") {
    PackFolders folders(project_folder() / "content");
    folders.language = "de";
    const ContentLoading loading = load_content(folders);
    REQUIRE(loading.catalog);
    const Catalog& german = *loading.catalog;
    const Catalog& english = *test::shipped_content();
    const std::vector<ChoiceText> in_german = plan_choices(german), in_english = plan_choices(english);
    for (std::size_t i = 0; i < plan_traits.size(); ++i) {
        CAPTURE(in_german[i].text);
        CHECK(in_german[i].text != in_english[i].text);
        CHECK(in_german[i].text.find_first_of("_{}") == std::string::npos);
        TacticEdit edit(Tactic{}, offer());
        edit.add_plan(-1, plan_traits[i].kind);
        edit.open(0);
        for (const TacticRow& row : edit.rows()) {
            if (row.plan < 0) continue;
            const TacticRowText shown = text_of(edit, row, german), before = text_of(edit, row, english);
            CAPTURE(shown.label);
            CHECK(shown.label != before.label);
            CHECK(shown.value.find_first_of("_{}`") == std::string::npos);
            CHECK(shown.about.find_first_of("_{}`") == std::string::npos);
            if (row.kind == TacticRow::Kind::what) CHECK(shown.value != before.value);
        }
    }
    for (const ConditionTraits& traits : condition_traits)
        for (const Catalog* const catalog : {&german, &english})
            CHECK(say_row(traits.doc, *catalog, {}).find_first_of("_{}`") == std::string::npos);
}

TEST_CASE("rows say what they hold") {
    Tactic tactic;
    tactic.name = "Rush";
    tactic.look_ahead = 1;
    tactic.plans = {{.kind = Plan::Kind::use_skills, .amount = 30, .boldly = true}};
    tactic.plans[0].unless = PlanCondition{.in_doorway = false};
    TacticEdit edit(tactic, offer());
    edit.open(0);
    const auto said = [&](const TacticRow& row) {
        const TacticRowText text = text_of(edit, row, *test::shipped_content());
        return text.label + ": " + text.value;
    };
    CHECK(said({Kind::name}) == "Name: Rush");
    CHECK(said({Kind::description}) == "Description: -");
    CHECK(said({Kind::spares_sleepers}) == "Leaves sleeping foes alone: no");
    CHECK(said({Kind::look_ahead}) == "Looks ahead: 1 round");
    CHECK(said({Kind::candidates}) == "Options compared: 8");
    CHECK(said({Kind::what, 0}) == "What to do: use the best skill");
    CHECK(said({Kind::amount, 0}) == "In this many of 100 turns: 30");
    CHECK(said({Kind::boldly, 0}) == "Starts long actions beside a foe: yes");
    for (const ConditionTraits& traits : condition_traits)
        if (traits.name == "in_doorway") CHECK(said({Kind::condition, 0, true, &traits}) == "not while it stands in the open: ");
}

TEST_CASE("mistakes are told in sentences") {
    using Mistake = TacticMistake::Kind;
    CHECK(text_of(TacticMistake{Mistake::no_name}, *test::shipped_content()) == "It needs a name.");
    CHECK(text_of(TacticMistake{Mistake::name_taken}, *test::shipped_content()) == "Another tactic has this name.");
    CHECK(text_of(TacticMistake{Mistake::no_plans}, *test::shipped_content()) == "It needs at least one plan.");
    CHECK(text_of(TacticMistake{Mistake::never_reached, 2}, *test::shipped_content()) ==
          "Plan 3 is never reached: the one before it always applies. Put that one last, or add a condition.");
}

}  // namespace td
