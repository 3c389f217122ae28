// The message for an unknown id on a command line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace td {

template <class Row>
std::vector<std::string_view> ids_of(const std::vector<Row>& table) {
    std::vector<std::string_view> ids;
    for (const Row& row : table) ids.push_back(row.id);
    return ids;
}

/// "unknown dungeon `sunken_cty`; did you mean `sunken_city`?", or all known ids if none is near enough.
std::string unknown_id(const std::string& what, const std::string& id, const std::vector<std::string_view>& known);

}  // namespace td
