// Why a run cannot be continued: how the packs of content it was played with differ from those installed.
#pragma once

#include <string>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

/// Sentences about a run played with content other than the catalog's: which packs are missing, changed or of another version, and which
/// were added. `then`: RunOrigin::packs; empty: not known.
std::string describe_other_content(const std::vector<RulesPack>& then, const Catalog& catalog);

/// The value of an option as players read it.
std::string option_value_text(const OptionInForce& option, const Catalog& catalog);

}  // namespace td
