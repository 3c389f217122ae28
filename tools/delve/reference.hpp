// Pages of Markdown for authors and players, made from the field tables and from the content itself.
#pragma once

#include <string>

#include "catalog/catalog.hpp"

namespace td::delve {

/// Every type of definition with all its fields: what they hold, what leaving them out means, what they are for.
std::string reference_page();

/// A file of content with all `strings` as they are in English.
std::string strings_file();

/// All codes of problems: what they mean, an example, how to mend them.
std::string problems_page();

/// What players can know of the creatures, skills, items, statuses and floors of this content.
std::string codex_page(const Catalog& catalog);

}  // namespace td::delve
