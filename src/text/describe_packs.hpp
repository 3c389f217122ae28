// Why a run cannot be continued: which packs of content it was played with, and which there are.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// Sentences of a run of other content than that of the catalog: which of its packs are missing, are of another version or changed, and
/// which are there besides. `then`: RunOrigin::packs; empty: not known.
std::string describe_other_content(const std::vector<RulesPack>& then, const Catalog& catalog);

/// The value of an option as players read it.
std::string told_value(const OptionInForce& option, const Catalog& catalog);

}  // namespace td
