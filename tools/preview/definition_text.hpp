// What players read about a definition of any type: its name, description and effects. Knows no window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "tools/preview/subject.hpp"

namespace td {

/// The subject's row in the table of its type (for a text of the game, its phrase); nothing if the content does not have it.
std::optional<std::size_t> number_of(const Catalog& catalog, const PreviewSubject& subject);

/// The name, then one or more sentences per line. Precondition: number_of() the subject is `number`.
std::vector<std::string> definition_text(const Catalog& catalog, const PreviewSubject& subject, std::size_t number);

}  // namespace td
