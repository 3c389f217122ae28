// The word of a file of content at a place, with all that the field tables tell of it.
#pragma once

#include <optional>

#include "content/yaml/source_text.hpp"
#include "tools/delve/language_server/content_words.hpp"

namespace td::delve::lsp {

struct WordAt {
    TreeNode node;
    std::optional<IdWord> id = {};       ///< the word as an id
    std::optional<KeyRules> rules = {};  ///< of a key: what the keys of its map may be
    const ValueKind* kind = nullptr;     ///< of a value
    const Field* field = nullptr;        ///< of a key: its field; of a value: the field that it is the value of, or within
};

/// None where no word stands, or one that no field table knows.
std::optional<WordAt> word_at(TreeNode root, bool is_pack_file, Place place);

}  // namespace td::delve::lsp
