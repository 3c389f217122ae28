// What players read of a definition, of whichever type: its name, its description and what it does. Knows no window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "tools/preview/subject.hpp"

namespace td {

/// The row of the subject in the table of its type; none: the content has no such definition. Of a text of the game: its phrase.
std::optional<std::size_t> number_of(const Catalog& catalog, const PreviewSubject& subject);

/// The name first, then a sentence or more in each line. Precondition: number_of() the subject is `number`.
std::vector<std::string> definition_text(const Catalog& catalog, const PreviewSubject& subject, std::size_t number);

}  // namespace td
