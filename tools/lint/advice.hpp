// Warnings about playable content that is probably a mistake: unused definitions, effects without a use, missing texts.
#pragma once

#include <vector>

#include "catalog/catalog.hpp"
#include "content/packs/definitions.hpp"
#include "content/packs/own_pack.hpp"
#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

/// All warnings about `files`, sorted by place: those of these checks and those `found` in loading, except those silenced by allowances.
/// `catalog`: loaded from the files. `merged`: their definitions, so that a mistake is reported at the edit that made it; null if
/// none is edited.
std::vector<Problem> advice_on(const std::vector<const Tree*>& files, const Catalog& catalog, const std::vector<Problem>& found,
                               const Definitions* merged = nullptr);

/// The same for all files of these packs, with warnings about files that are not read. Precondition: they loaded without a problem.
std::vector<Problem> advice_on(const std::vector<Pack>& packs, const Catalog& catalog, const std::vector<Problem>& found);

/// All problems of packs: errors and what files are not read because of their names, or all warnings of packs without errors.
struct LintFindings {
    std::vector<Problem> problems;
    std::size_t files = 0;   ///< number of YAML files read
    std::size_t errors = 0;  ///< among the problems
    std::size_t warnings() const { return problems.size() - errors; }
};

/// Loads the packs and collects their problems. `problems`: found while reading the packs. Warnings are given only for
/// content without errors, because most of them would be consequences of errors.
/// The content is read once in English, and once in each language that a pack has; the packs are left in English.
LintFindings lint_packs(std::vector<Pack>& packs, const std::vector<Problem>& problems);

}  // namespace td
