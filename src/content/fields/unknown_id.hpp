// What is said to whoever names a definition on a command line that does not exist.
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

/// "unknown dungeon `sunken_cty`; did you mean `sunken_city`?", or all there are when none is near enough.
std::string unknown_id(const std::string& what, const std::string& id, const std::vector<std::string_view>& known);

}  // namespace td
