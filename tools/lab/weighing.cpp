#include "tools/lab/weighing.hpp"

#include <algorithm>

namespace td {

namespace {

/// Twice or half as much, within the bounds of the weight.
int changed_value(const WeightTraits& weight, int value, bool up) {
    const int changed = up ? std::max(2 * value, 1) : value / 2;
    return std::clamp(changed, weight.least, weight.most);
}

class Weigher {
public:
    Weigher(const Catalog& catalog, const WeighingRules& rules, FunctionRef<void(std::size_t, FunctionRef<void(std::size_t)>)> play_all,
            FunctionRef<void(const WeighingStep&)> after_step)
        : m_catalog(catalog),
          m_rules(rules),
          m_play_all(play_all),
          m_after_step(after_step),
          m_weighing{.found = rules.first, .steps = {}} {}

    Weighing run() {
        for (int pass = 0; pass < m_rules.passes; ++pass) {
            const Weights before = m_weighing.found;
            constexpr bool up = true, down = false;
            for (const WeightTraits& weight : weight_traits)
                if (!improve(weight, up)) improve(weight, down);
            if (m_weighing.found == before) break;
        }
        return std::move(m_weighing);
    }

private:
    /// Changes the weight as long as that helps. Returns false if no change helped.
    bool improve(const WeightTraits& weight, bool up) {
        bool is_better = false;
        while (try_change(weight, up)) is_better = true;
        return is_better;
    }

    /// True if the change is kept.
    bool try_change(const WeightTraits& weight, bool up) {
        WeighingStep step{.changed = weight.key, .tried = m_weighing.found};
        step.tried.*weight.member = changed_value(weight, m_weighing.found.*weight.member, up);
        if (step.tried == m_weighing.found) return false;
        fight_out(step);
        step.kept = step.is_better();
        if (step.kept) m_weighing.found = step.tried;
        m_weighing.steps.push_back(step);
        m_after_step(step);
        return step.kept;
    }

    void fight_out(WeighingStep& step) {
        const auto fights = static_cast<std::size_t>(m_rules.fights);
        std::vector<ArenaField> fields;
        for (ArenaRules rules : m_rules.matches) {
            rules.minds[0] = {.tactic = {}, .look_ahead = m_rules.look_ahead, .weights = step.tried};
            rules.minds[1] = {.tactic = {}, .look_ahead = m_rules.look_ahead, .weights = m_weighing.found};
            fields.push_back(field_for(m_catalog, std::move(rules)));
        }
        std::vector<std::optional<std::size_t>> winners(fights);
        const std::uint64_t first_seed = m_rules.seed + m_weighing.steps.size() * fights;
        m_play_all(fights, [&](std::size_t i) {
            const std::size_t round = i / fields.size();  // both sides have the party's place equally often in each match
            winners[i] = fight(fields[i % fields.size()], first_seed + i, round % 2).winner;
        });
        step.won = static_cast<int>(std::count(winners.begin(), winners.end(), std::optional<std::size_t>(0)));
        step.lost = static_cast<int>(std::count(winners.begin(), winners.end(), std::optional<std::size_t>(1)));
        step.undecided = m_rules.fights - step.won - step.lost;
    }

    const Catalog& m_catalog;
    const WeighingRules& m_rules;
    FunctionRef<void(std::size_t, FunctionRef<void(std::size_t)>)> m_play_all;
    FunctionRef<void(const WeighingStep&)> m_after_step;
    Weighing m_weighing;
};

}  // namespace

bool WeighingStep::is_better() const {
    const int lead = won - lost;
    return lead > 0 && lead * lead > 4 * (won + lost);
}

Weighing weigh(const Catalog& catalog, const WeighingRules& rules,
               FunctionRef<void(std::size_t count, FunctionRef<void(std::size_t)>)> play_all,
               FunctionRef<void(const WeighingStep&)> after_step) {
    return Weigher(catalog, rules, play_all, after_step).run();
}

}  // namespace td
