#include "content/fields/unknown_id.hpp"

#include "base/nearest.hpp"

namespace td {

std::string_view without_type(std::string_view id, std::string_view type) {
    const bool is_long_enough = !type.empty() && id.size() > type.size();
    const bool has_type = is_long_enough && id.starts_with(type) && (id[type.size()] == '/' || id[type.size()] == '.');
    return has_type ? id.substr(type.size() + 1) : id;
}

std::string unknown_id(const std::string& what, const std::string& id, const std::vector<std::string_view>& known) {
    std::string text = "unknown " + what + " `" + id + "`; ";
    const std::string hint = did_you_mean(id, known);
    if (!hint.empty()) return text + hint;
    text += "there are";
    for (const std::string_view name : known) text.append(" `").append(name).append("`");
    return text;
}

}  // namespace td
