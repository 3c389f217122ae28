#include "content/packs/definition_header.hpp"

#include <algorithm>

namespace td {

const Fields<DefinitionHeader>& definition_header_fields() {
    using Header = DefinitionHeader;
    static const Fields<Header> table =
        Fields<Header>("Keys that every definition may have in addition to its fields.")
            .optional(
                "change", &Header::change,
                choice<Change>({{"new", Change::add}, {"edit", Change::edit}, {"replace", Change::replace}, {"remove", Change::remove}}),
                "What it does to an earlier definition with the same id: there is none (new); changes the given fields (edit); replaces "
                "all of it (replace); removes it (remove).")
            .optional("extends", &Header::extends, text(1, 48),
                      "The id of another definition of this type, whose fields it starts from, with the changes of all packs.")
            .optional("abstract", &Header::is_abstract, boolean(), "True: it exists only to be extended, and nothing can refer to it.");
    return table;
}

const std::vector<std::string_view>& definition_header_keys() {
    static const std::vector<std::string_view> keys = definition_header_fields().names();
    return keys;
}

bool has_header(TreeNode body) {
    const std::vector<std::string_view>& keys = definition_header_keys();
    for (const auto [key, value] : body.entries())
        if (std::find(keys.begin(), keys.end(), key.text()) != keys.end()) return true;
    return false;
}

DefinitionHeader read_header(TreeNode body, Reader& reader) {
    DefinitionHeader header;
    for (const auto [key, value] : body.entries()) {
        const Field* field = definition_header_fields().find(key.text());
        if (field == nullptr) continue;
        const Reader::Step step(reader, field->name, key);
        field->read(value, &header, reader);
    }
    return header;
}

}  // namespace td
