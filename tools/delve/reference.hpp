// Markdown pages for authors and players, generated from the field tables and the content.
#pragma once

#include <string>

#include "catalog/catalog.hpp"

namespace td::delve {

/// All types of definitions with their fields: possible values, defaults and purpose.
std::string reference_page();

/// A content file with all `strings` in English.
std::string strings_file();

/// All problem codes: meaning, example, remedy.
std::string problems_page();

/// The facts that players may know about this content's creatures, skills, items, statuses and floors.
std::string codex_page(const Catalog& catalog);

}  // namespace td::delve
