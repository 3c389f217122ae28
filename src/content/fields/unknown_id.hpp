// Ids on a command line or in the console: with or without their type, and the message for an unknown one.
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

/// `dungeons/cellar` and `dungeons.cellar` are `cellar`, where `type` is `dungeons`: as `delve list` and messages of problems write it.
std::string_view without_type(std::string_view id, std::string_view type);

/// "unknown dungeon `sunken_cty`; did you mean `sunken_city`?", or all known ids if none is near enough.
std::string unknown_id(const std::string& what, const std::string& id, const std::vector<std::string_view>& known);

}  // namespace td
