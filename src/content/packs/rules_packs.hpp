// Which packs decide the outcome of commands: a kept run names them, so that players are told which one is missing or another.
#pragma once

#include <vector>

#include "catalog/pack_summary.hpp"
#include "content/packs/pack.hpp"

namespace td {

/// Of these packs, those with definitions or a rulebook that Catalog::shared_rules_fingerprint covers, in the same order.
std::vector<RulesPack> rules_packs_of(const std::vector<const Pack*>& packs);

}  // namespace td
