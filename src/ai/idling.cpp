#include "ai/idling.hpp"

#include <algorithm>

#include "ai/auto_equip.hpp"
#include "ai/items.hpp"
#include "ai/steps.hpp"
#include "rules/ongoing_actions.hpp"
#include "world/fixtures.hpp"

namespace td::tactics {

namespace {

/// True if these conditions ask for a status and for nothing else.
bool is_about_status_only(const PlanCondition& asked) {
    PlanCondition status_only;
    status_only.has_status = asked.has_status;
    return asked.has_status && asked == status_only;
}

/// What is certain of a plan, by the statuses of its creature alone.
enum class PlanOutlook : std::uint8_t { does_nothing, waits, may_act };

PlanOutlook outlook_of(const World& world, EntityId who, const Plan& plan) {
    const auto has = [&](const PlanCondition& asked) { return find_status(world, who, asked.has_status) != nullptr; };
    const auto lacks_status = [&](const std::optional<PlanCondition>& asked) { return asked && asked->has_status && !has(*asked); };
    const auto surely_holds = [&](const PlanCondition& asked) { return is_about_status_only(asked) && has(asked); };
    if (plan.kind == Plan::Kind::sleep || lacks_status(plan.only_if) || (plan.unless && surely_holds(*plan.unless)))
        return PlanOutlook::does_nothing;
    if (plan.kind != Plan::Kind::hold) return PlanOutlook::may_act;
    const bool is_open = (!plan.only_if || surely_holds(*plan.only_if)) && (!plan.unless || lacks_status(plan.unless));
    return is_open ? PlanOutlook::waits : PlanOutlook::does_nothing;
}

/// True if one of its plans surely waits, and no plan before that may act. Without such a plan false: the creature might give up a chase
/// and step away.
bool waits_by_its_plans(const AiContext& context, EntityId who) {
    bool waits = false;
    for (const Plan& plan : context.catalog[context.world.get<AiState>(who).tactic].plans) {
        const PlanOutlook outlook = outlook_of(context.world, who, plan);
        if (outlook == PlanOutlook::may_act) return false;
        waits = waits || outlook == PlanOutlook::waits;
        // A creature that may overlook a plan may come to those behind it.
        if (waits && context.overlook == 0) return true;
    }
    return waits;
}

/// What a mind does without a plan for it: see tactics.cpp.
bool acts_without_plan(const AiContext& context, EntityId who) {
    constexpr int any_health_percent = 101;
    return continuing_command(context.world, who) || context.world.get<AiState>(who).investigation || snare_of(context, who) ||
           step_out_of_harm(context, who) || best_remedy(context, who, any_health_percent) || auto_equip(context, who) ||
           fetch_part(context, who);
}

}  // namespace

bool is_surely_idle(const AiContext& context, EntityId who) {
    if (faction_of(context.world, who) == Faction::player || !context.world.has<AiState>(who)) return false;
    if (status_that(context, who, &Status::stops_acting)) return true;
    const Boons* const boons = context.world.find<Boons>(who);
    const bool has_boons = boons != nullptr && !boons->list.empty();
    return !has_boons && !context.world.get<AiState>(who).asleep && waits_by_its_plans(context, who) && !acts_without_plan(context, who);
}

}  // namespace td::tactics
