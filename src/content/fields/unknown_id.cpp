#include "content/fields/unknown_id.hpp"

#include "base/nearest.hpp"

namespace td {

std::string unknown_id(const std::string& what, const std::string& id, const std::vector<std::string_view>& known) {
    std::string text = "unknown " + what + " `" + id + "`; ";
    const std::string hint = did_you_mean(id, known);
    if (!hint.empty()) return text + hint;
    text += "there are";
    for (const std::string_view name : known) text.append(" `").append(name).append("`");
    return text;
}

}  // namespace td
