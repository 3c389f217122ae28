// What every definition may say besides its fields: how it stands to others.
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

/// True when the body is a map with a key of the header.
bool has_header(TreeNode body);

/// Reads these keys alone. Precondition: within the Steps of the definition.
DefinitionHeader read_header(TreeNode body, Reader& reader);

}  // namespace td
