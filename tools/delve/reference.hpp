// Markdown pages for authors and players, generated from the field tables and the content.
#pragma once

#include <string>

#include "catalog/catalog.hpp"

namespace td::delve {

/// All types of definitions with their fields: the values they take, their defaults, their purpose.
std::string reference_page();

/// A content file with all `strings` in English.
std::string strings_file();

/// All problem codes: meaning, example, remedy.
std::string problems_page();

/// The facts that players may know about creatures, skills, items, statuses and floors of this content.
std::string codex_page(const Catalog& catalog);

}  // namespace td::delve
