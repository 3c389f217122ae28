// The tables of plans and of their conditions: how each is written, within which bounds, and what players read of it. Field tables of
// content, what companions say of their decisions, and the editor of tactics ask these tables instead of listing kinds themselves.
#pragma once

#include <algorithm>
#include <array>
#include <variant>

#include "catalog/tactic.hpp"
#include "catalog/trait_text.hpp"

namespace td {

/// One entry of PlanCondition.
struct ConditionTraits {
    using Flag = std::optional<bool>;
    using Member = std::variant<int PlanCondition::*, Flag PlanCondition::*, SkillId PlanCondition::*, StatusId PlanCondition::*>;

    std::string_view name;  ///< the key in content: `health_below`
    Member member;
    int least = 0;  ///< of a number
    int most = 0;
    TraitText doc;      ///< for authors, and for players who choose it
    TraitText text;     ///< what is so where it holds, of `{number}`, `{skill}` or `{status}`, the value
    TraitText other{};  ///< of a flag that must be false: what is so then

    constexpr bool is_given(const PlanCondition& condition) const {
        return std::visit([&](auto given) { return condition.*given != PlanCondition{}.*given; }, member);
    }
    constexpr void copy(const PlanCondition& from, PlanCondition& to) const {
        std::visit([&](auto copied) { to.*copied = from.*copied; }, member);
    }
};

/// Chance comes last: it is drawn where all else holds.
inline constexpr std::array condition_traits{
    ConditionTraits{.name = "health_below",
                    .member = &PlanCondition::health_below,
                    .least = 1,
                    .most = 100,
                    .doc = {"about_if_health_below", "It has less than this percentage of its health."},
                    .text = {"plan_if_health_below", "it has less than {number}% of its health"}},
    ConditionTraits{.name = "ally_below",
                    .member = &PlanCondition::ally_below,
                    .least = 1,
                    .most = 100,
                    .doc = {"about_if_ally_below", "A teammate has less than this percentage of its health."},
                    .text = {"plan_if_ally_below", "a teammate has less than {number}% of its health"}},
    ConditionTraits{.name = "foe_within",
                    .member = &PlanCondition::foe_within,
                    .least = 1,
                    .most = 20,
                    .doc = {"about_if_foe_within", "A foe in sight is at most this many tiles away, and no more steps if behind a corner."},
                    .text = {"plan_if_foe_within", "a foe in sight is at most {number} {number|tile|tiles} away"}},
    ConditionTraits{.name = "foes_at_least",
                    .member = &PlanCondition::foes_at_least,
                    .least = 1,
                    .most = 20,
                    .doc = {"about_if_foes_at_least", "At least this many foes are in sight."},
                    .text = {"plan_if_foes_at_least", "{number} {number|foe|foes} or more {number|is|are} in sight"}},
    ConditionTraits{.name = "allies_at_least",
                    .member = &PlanCondition::allies_at_least,
                    .least = 1,
                    .most = 20,
                    .doc = {"about_if_allies_at_least", "At least this many teammates are alive."},
                    .text = {"plan_if_allies_at_least", "{number} {number|teammate|teammates} or more {number|is|are} alive"}},
    ConditionTraits{.name = "alone",
                    .member = &PlanCondition::alone,
                    .doc = {"about_if_alone", "No teammate is alive."},
                    .text = {"plan_if_alone", "no teammate is alive"},
                    .other = {"plan_if_not_alone", "a teammate is alive"}},
    ConditionTraits{.name = "leader_beyond",
                    .member = &PlanCondition::leader_beyond,
                    .least = 1,
                    .most = 99,
                    .doc = {"about_if_leader_beyond", "Its leader is more than this many tiles away."},
                    .text = {"plan_if_leader_beyond", "its leader is more than {number} {number|tile|tiles} away"}},
    ConditionTraits{.name = "home_beyond",
                    .member = &PlanCondition::home_beyond,
                    .least = 1,
                    .most = 99,
                    .doc = {"about_if_home_beyond", "It is more than this many tiles from where it started."},
                    .text = {"plan_if_home_beyond", "it is more than {number} {number|tile|tiles} from where it started"}},
    ConditionTraits{.name = "hunting",
                    .member = &PlanCondition::hunting,
                    .doc = {"about_if_hunting", "It sees a foe, or remembers one."},
                    .text = {"plan_if_hunting", "it knows of a foe"},
                    .other = {"plan_if_not_hunting", "it knows of no foe"}},
    ConditionTraits{.name = "holds_item",
                    .member = &PlanCondition::holds_item,
                    .doc = {"about_if_holds_item", "It holds something itself."},
                    .text = {"plan_if_holds_item", "it holds an item"},
                    .other = {"plan_if_not_holds_item", "it holds no item"}},
    ConditionTraits{.name = "late",
                    .member = &PlanCondition::late,
                    .least = 1,
                    .most = 999,
                    .doc = {"about_if_late", "This many ticks of the round are over. The six tiers are at 0, 25, 33, 50, 67 and 75 ticks."},
                    .text = {"plan_if_late", "{number} {number|tick|ticks} of the round {number|has|have} passed"}},
    ConditionTraits{.name = "threatened",
                    .member = &PlanCondition::threatened,
                    .doc = {"about_if_threatened", "If it waited now, a foe in sight could strike it before its next turn."},
                    .text = {"plan_if_threatened", "a foe could strike it here before its next turn"},
                    .other = {"plan_if_not_threatened", "no foe could strike it here before its next turn"}},
    ConditionTraits{.name = "unanswered",
                    .member = &PlanCondition::unanswered,
                    .doc = {"about_if_unanswered", "If it attacked now, no foe in sight could strike it before its next turn."},
                    .text = {"plan_if_unanswered", "no foe could answer its blow before its next turn"},
                    .other = {"plan_if_not_unanswered", "a foe could answer its blow before its next turn"}},
    ConditionTraits{.name = "acts_again",
                    .member = &PlanCondition::acts_again,
                    .doc = {"about_if_acts_again", "If it moved or waited now, it would act again before any foe in sight."},
                    .text = {"plan_if_acts_again", "after a step it acts again before any foe"},
                    .other = {"plan_if_not_acts_again", "after a step a foe acts before it"}},
    ConditionTraits{.name = "last_turn",
                    .member = &PlanCondition::last_turn,
                    .doc = {"about_if_last_turn",
                            "If it waited now, it would have no later turn in this round. Without tiers, each turn is a last one."},
                    .text = {"plan_if_last_turn", "it has no later turn in this round"},
                    .other = {"plan_if_not_last_turn", "it has a later turn in this round"}},
    ConditionTraits{.name = "can_strike",
                    .member = &PlanCondition::can_strike,
                    .doc = {"about_if_can_strike", "One of its attacks would reach a foe in sight from here."},
                    .text = {"plan_if_can_strike", "it could strike a foe from here"},
                    .other = {"plan_if_not_can_strike", "it could strike no foe from here"}},
    ConditionTraits{.name = "ally_can_strike",
                    .member = &PlanCondition::ally_can_strike,
                    .doc = {"about_if_ally_can_strike", "A teammate could strike a foe in sight from where it is."},
                    .text = {"plan_if_ally_can_strike", "a teammate is in the fight"},
                    .other = {"plan_if_not_ally_can_strike", "no teammate is in the fight yet"}},
    ConditionTraits{.name = "in_doorway",
                    .member = &PlanCondition::in_doorway,
                    .doc = {"about_if_in_doorway", "It stands in a doorway or corridor: only two opposite sides of its tile are open."},
                    .text = {"plan_if_in_doorway", "it stands in a doorway or a corridor"},
                    .other = {"plan_if_not_in_doorway", "it stands in the open"}},
    ConditionTraits{.name = "ready",
                    .member = &PlanCondition::ready,
                    .doc = {"about_if_ready", "It has this skill and a charge left."},
                    .text = {"plan_if_ready", "{skill} is ready"}},
    ConditionTraits{.name = "has_status",
                    .member = &PlanCondition::has_status,
                    .doc = {"about_if_has_status", "It has this status."},
                    .text = {"plan_if_has_status", "it is {status:small}"}},
    ConditionTraits{.name = "foe_has_status",
                    .member = &PlanCondition::foe_has_status,
                    .doc = {"about_if_foe_has_status", "A foe in sight has this status; with a distance condition, a foe that near."},
                    .text = {"plan_if_foe_has_status", "a foe in sight is {status:small}"}},
    ConditionTraits{.name = "chance",
                    .member = &PlanCondition::chance,
                    .least = 1,
                    .most = 100,
                    .doc = {"about_if_chance", "The percentage of turns, drawn again each turn."},
                    .text = {"plan_if_chance", "by chance, in {number}% of turns"}},
};

/// What a plan is for. It decides which orders forbid it, and whether a mind that looks ahead weighs it against blows.
enum class PlanUse : std::uint8_t {
    fight,
    approach,  ///< goes to a foe: not by those who hold their fire or are too hurt
    flight,    ///< away from foes, weighed against nothing
    post,      ///< stays with its leader or at a place
    peace      ///< useless with foes in sight
};

/// One kind of plan.
struct PlanTraits {
    Plan::Kind kind = Plan::Kind::hold;
    PlanUse use = PlanUse::fight;
    TraitText label{};  ///< what players call it, where the text below needs an amount or a skill
    TraitText doc{};    ///< for authors, and for players who choose it

    /// The key of `amount` in content; empty: the kind has none.
    std::string_view amount{};
    int usual = 0;  ///< the amount where none is given
    int least = 0;
    int most = 0;
    TraitText amount_doc{};

    TraitText text{};       ///< what is done, of `{number}`, the amount, and `{skill}`
    TraitText boundless{};  ///< the same where the amount sets no bound: 0, or all turns; empty: no such amount
    bool names_skill = false;
    bool may_be_bold = false;

    constexpr std::string_view name() const { return name_of(kind); }
    /// What players call it, without an amount or a skill.
    constexpr const TraitText& plain_text() const { return !label.key.empty() ? label : !boundless.key.empty() ? boundless : text; }
    constexpr bool is_boundless(int number) const {
        return !boundless.key.empty() && (number == 0 || (amount == "chance" && number == 100));
    }
};

namespace plan_docs {
inline constexpr std::string_view share = "Percent of the maximum health.";
inline constexpr std::string_view steps = "Steps.";
inline constexpr std::string_view turns = "The percentage of turns in which the plan is considered.";
}  // namespace plan_docs

inline constexpr std::array plan_traits{
    // Fighting.
    PlanTraits{.kind = Plan::Kind::flee_when_hurt,
               .use = PlanUse::flight,
               .label = {"plan_name_flee_when_hurt", "flee when hurt"},
               .doc = {"about_flee_when_hurt", "Moves away from foes in sight when hurt. Does not chase until it recovers."},
               .amount = "below",
               .usual = 25,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_flee_when_hurt", plan_docs::share},
               .text = {"plan_flee_when_hurt", "flee below {number}% of health"}},
    PlanTraits{.kind = Plan::Kind::flee,
               .use = PlanUse::flight,
               .doc = {"about_flee", "Moves away from foes in sight."},
               .text = {"plan_flee", "flee from foes"}},
    PlanTraits{.kind = Plan::Kind::use_skills,
               .use = PlanUse::fight,
               .doc = {"about_use_skills", "The best skill that is useful now."},
               .amount = "chance",
               .usual = 100,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_use_skills", plan_docs::turns},
               .text = {"plan_use_skills_by_chance", "use the best skill, in {number}% of turns"},
               .boundless = {"plan_use_skills", "use the best skill"},
               .may_be_bold = true},
    PlanTraits{.kind = Plan::Kind::use_skill,
               .use = PlanUse::fight,
               .label = {"plan_name_one_skill", "use a certain skill"},
               .doc = {"about_one_skill", "One skill, if it is useful now."},
               .text = {"plan_one_skill", "use {skill}"},
               .names_skill = true,
               .may_be_bold = true},
    PlanTraits{.kind = Plan::Kind::use_items,
               .use = PlanUse::fight,
               .doc = {"about_use_items", "The best of its items that is useful now."},
               .amount = "chance",
               .usual = 100,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_use_items", plan_docs::turns},
               .text = {"plan_use_items_by_chance", "use the best item, in {number}% of turns"},
               .boundless = {"plan_use_items", "use the best item"}},
    PlanTraits{.kind = Plan::Kind::attack,
               .use = PlanUse::fight,
               .doc = {"about_attack", "The plain attack on a foe within reach."},
               .text = {"plan_attack", "attack a foe in reach"}},
    PlanTraits{.kind = Plan::Kind::chase,
               .use = PlanUse::approach,
               .doc = {"about_chase", "Goes towards the nearest foe it knows of."},
               .amount = "within",
               .usual = 0,
               .least = 0,
               .most = 20,
               .amount_doc = {"about_number_of_chase", "How many steps from the leader it may go; 0: any number."},
               .text = {"plan_chase_within", "go for a foe, up to {number} {number|step|steps} from the leader"},
               .boundless = {"plan_chase", "go for a foe"}},
    PlanTraits{.kind = Plan::Kind::avoid,
               .use = PlanUse::fight,
               .label = {"plan_name_avoid", "back off from foes"},
               .doc = {"about_avoid", "Moves away from foes that are near."},
               .amount = "within",
               .usual = 2,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_avoid", "Backs off from foes at most this many tiles away."},
               .text = {"plan_avoid", "back off from foes up to {number} {number|tile|tiles} away"}},
    PlanTraits{.kind = Plan::Kind::heal_allies,
               .use = PlanUse::fight,
               .label = {"plan_name_heal_allies", "heal allies"},
               .doc = {"about_heal_allies", "Heals allies that are hurt."},
               .amount = "below",
               .usual = 50,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_heal_allies", plan_docs::share},
               .text = {"plan_heal_allies", "heal allies below {number}% of health"}},
    PlanTraits{.kind = Plan::Kind::rescue,
               .use = PlanUse::fight,
               .label = {"plan_name_rescue", "rescue the fallen"},
               .doc = {"about_rescue",
                       "For the party: revives the fallen with a skill or item. If no one can and no foe is in sight, carries them."},
               .amount = "within",
               .usual = 20,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_rescue", plan_docs::steps},
               .text = {"plan_rescue", "rescue the fallen, up to {number} {number|step|steps} away"}},
    PlanTraits{.kind = Plan::Kind::heal,
               .use = PlanUse::fight,
               .label = {"plan_name_heal", "heal itself"},
               .doc = {"about_heal", "Uses a healing item or skill. Tactics without this plan heal before all plans."},
               .amount = "below",
               .usual = 45,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_heal", plan_docs::share},
               .text = {"plan_heal", "heal itself below {number}% of health"}},
    // Positions.
    PlanTraits{.kind = Plan::Kind::await_foe,
               .use = PlanUse::fight,
               .label = {"plan_name_await_foe", "let a foe take the last step"},
               .doc = {"about_await_foe", "Waits out of reach where a step closer would give a foe the first blow."},
               .amount = "turns",
               .usual = 4,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_await_foe", "The most turns in a row. It waits again only after losing sight of its foes."},
               .text = {"plan_await_foe", "let a foe take the last step, for up to {number} {number|turn|turns}"}},
    PlanTraits{.kind = Plan::Kind::retire,
               .use = PlanUse::fight,
               .doc = {"about_retire", "Steps where foes in sight could harm it least before its next turn, if that is better than here."},
               .text = {"plan_retire", "step where foes can harm it less"}},
    PlanTraits{
        .kind = Plan::Kind::line_up,
        .use = PlanUse::approach,
        .doc =
            {"about_line_up",
             "Steps where its attack reaches a foe, or, as a shooter, goes up to three steps to find a line. Only if that adds no danger."},
        .text = {"plan_line_up", "step where it can reach a foe"}},
    PlanTraits{.kind = Plan::Kind::besiege,
               .use = PlanUse::approach,
               .doc = {"about_besiege", "For foes: goes to the nearest party member by known ways, seen or not."},
               .text = {"plan_besiege", "go to the nearest party member"}},
    // Waiting.
    PlanTraits{.kind = Plan::Kind::follow,
               .use = PlanUse::post,
               .label = {"plan_name_follow", "keep near the leader"},
               .doc = {"about_follow", "Keeps near the leader, and next to a leader on the stairs."},
               .amount = "within",
               .usual = 2,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_follow", plan_docs::steps},
               .text = {"plan_follow", "keep within {number} {number|step|steps} of the leader"}},
    PlanTraits{.kind = Plan::Kind::hold,
               .use = PlanUse::post,
               .doc = {"about_hold", "Stays where it is."},
               .text = {"plan_hold", "stay where it is"}},
    PlanTraits{.kind = Plan::Kind::guard,
               .use = PlanUse::post,
               .label = {"plan_name_guard", "keep near where it started"},
               .doc = {"about_guard", "Stays near where it started."},
               .amount = "within",
               .usual = 4,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_guard", plan_docs::steps},
               .text = {"plan_guard", "keep within {number} {number|step|steps} of where it started"}},
    PlanTraits{.kind = Plan::Kind::return_home,
               .use = PlanUse::post,
               .doc = {"about_return_home", "Goes back to where it started."},
               .text = {"plan_return_home", "go back to where it started"}},
    PlanTraits{.kind = Plan::Kind::wander,
               .use = PlanUse::peace,
               .doc = {"about_wander", "From room to room."},
               .text = {"plan_wander", "go from room to room"}},
    PlanTraits{.kind = Plan::Kind::sleep,
               .use = PlanUse::peace,
               .label = {"plan_name_sleep", "sleep until a foe is near"},
               .doc = {"about_sleep", "Sleeps until a foe comes near or it is hurt."},
               .amount = "within",
               .usual = 3,
               .least = 0,
               .most = 20,
               .amount_doc = {"about_number_of_sleep", plan_docs::steps},
               .text = {"plan_sleep", "sleep until a foe is within {number} {number|step|steps}"}},
    PlanTraits{.kind = Plan::Kind::rest,
               .use = PlanUse::peace,
               .label = {"plan_name_rest", "rest when hurt"},
               .doc = {"about_rest", "Rests when hurt and no foe is in sight."},
               .amount = "below",
               .usual = 50,
               .least = 1,
               .most = 100,
               .amount_doc = {"about_number_of_rest", plan_docs::share},
               .text = {"plan_rest", "rest below {number}% of health"}},
    PlanTraits{.kind = Plan::Kind::investigate,
               .use = PlanUse::peace,
               .doc = {"about_investigate", "Goes where it noticed something. Tactics without this plan do so before all plans."},
               .text = {"plan_investigate", "look where it noticed something"}},
    PlanTraits{.kind = Plan::Kind::auto_equip,
               .use = PlanUse::peace,
               .doc = {"about_auto_equip", "Attaches better parts. Machines without this plan do so before all plans."},
               .text = {"plan_auto_equip", "attach better parts"}},
    // Leading.
    PlanTraits{.kind = Plan::Kind::pick_up,
               .use = PlanUse::peace,
               .label = {"plan_name_pick_up", "fetch items that lie near"},
               .doc = {"about_pick_up", "For the party: fetches items that lie near."},
               .amount = "within",
               .usual = 3,
               .least = 1,
               .most = 20,
               .amount_doc = {"about_number_of_pick_up", plan_docs::steps},
               .text = {"plan_pick_up", "fetch items up to {number} {number|step|steps} away"}},
    PlanTraits{.kind = Plan::Kind::pursue,
               .use = PlanUse::approach,
               .doc = {"about_pursue", "For the party: follows a remembered foe that it could harm."},
               .text = {"plan_pursue", "follow a foe it remembers"}},
    PlanTraits{.kind = Plan::Kind::rest_party,
               .use = PlanUse::peace,
               .doc = {"about_rest_party", "Rests when one of its team is hurt and resting helps."},
               .text = {"plan_rest_party", "rest while one of the team is hurt"}},
    PlanTraits{.kind = Plan::Kind::reach_goal,
               .use = PlanUse::fight,
               .doc = {"about_reach_goal", "For the party: goes to the places that the goals name."},
               .text = {"plan_reach_goal", "go to the goal"}},
    PlanTraits{.kind = Plan::Kind::gather,
               .use = PlanUse::peace,
               .doc = {"about_gather", "For the party: fetches all items it has seen."},
               .text = {"plan_gather", "fetch all items seen"}},
    PlanTraits{.kind = Plan::Kind::explore,
               .use = PlanUse::peace,
               .doc = {"about_explore", "For the party: goes to unexplored parts of the floor."},
               .text = {"plan_explore", "explore"}},
    PlanTraits{.kind = Plan::Kind::descend,
               .use = PlanUse::peace,
               .doc = {"about_descend", "For the party's leader: goes to the stairs and takes them."},
               .text = {"plan_descend", "take the stairs"}},
};

static_assert(plan_traits.size() == plan_kinds);

constexpr const PlanTraits& traits_of(Plan::Kind kind) {
    return *std::find_if(plan_traits.begin(), plan_traits.end(), [kind](const PlanTraits& traits) { return traits.kind == kind; });
}

}  // namespace td
