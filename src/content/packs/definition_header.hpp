// The header is the part of a definition that relates it to other definitions: the keys `change`, `extends` and `abstract`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "content/fields/fields.hpp"

namespace td {

enum class Change : std::uint8_t { add, edit, replace, remove };

struct DefinitionHeader {
    Change change = Change::add;
    std::string extends;
    bool is_abstract = false;
};

const Fields<DefinitionHeader>& definition_header_fields();

/// The keys of the header.
const std::vector<std::string_view>& definition_header_keys();

/// True if the body is a map with a key of the header.
bool has_header(TreeNode body);

/// Reads the keys of the header and no others. Precondition: within the Steps of the definition.
DefinitionHeader read_header(TreeNode body, Reader& reader);

}  // namespace td
