// Walks over a content file and classifies each word by the field tables: a key of which map, a value of which kind, an id of which type.
// All answers to an editor about a place follow from that.
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/fields/verbs.hpp"
#include "content/packs/definition_type.hpp"

namespace td::delve::lsp {

/// The type under which ids of packs are found, beside the types of definitions.
inline constexpr std::string_view packs_type = "packs";

/// What the keys of one map may be.
struct KeyRules {
    std::vector<const FieldTable*> tables;  ///< their fields; several where the choice between them was made by another pack
    const ValueKind* variant = nullptr;     ///< its tag; without a tag, its choices
    std::string_view ids_of = {};           ///< ids of this type
    bool defines = false;                   ///< those ids stand for definitions of the file
    bool in_definition = false;             ///< the keys of a header too (content/packs/definition_header.hpp)
    bool in_file = false;                   ///< types and sections
    const std::vector<Verb>* verbs = nullptr;
    const ValueKind* items = nullptr;  ///< names of items of this kind, which verbs refer to
};

/// A key of a map.
struct KeyWord {
    TreeNode map;
    TreeNode key;
    TreeNode value;
    const KeyRules& rules;
};

/// A single value, or an empty place where one may stand.
struct ValueWord {
    TreeNode node;
    const ValueKind& kind;
    const Field* field;  ///< the field whose value it is, or is within; null outside of fields
};

class WordVisitor {
public:
    virtual ~WordVisitor() = default;
    virtual void key(const KeyWord&) = 0;
    virtual void value(const ValueWord&) = 0;
    /// A text, or nothing, where a map with such keys may stand.
    virtual void in_place_of_map(TreeNode, const KeyRules&, const Field*) {}
};

/// Visits all words of a file of definitions, in the order of the file. Words under keys that no table knows are left out.
void visit_content_words(TreeNode root, WordVisitor& visitor);

/// The same for a `pack.yaml`.
void visit_pack_words(TreeNode root, WordVisitor& visitor);

/// The field that a key of such a map stands for; null if none.
const Field* field_of_key(const KeyRules& rules, std::string_view key);

/// The kind of the word by which verbs refer to an item of that kind; null if they can only count.
const ValueKind* name_kind(const ValueKind& item);

/// An id that stands in a file.
struct IdWord {
    std::string_view type;
    TreeNode node;
    bool is_definition = false;  ///< it stands where definitions do, to define or to change what it names
};

/// All ids of a file of definitions: those that it defines and those that it refers to.
std::vector<IdWord> ids_in(TreeNode root);
/// The ids of packs in a `pack.yaml`.
std::vector<IdWord> ids_in_pack_file(TreeNode root);

}  // namespace td::delve::lsp
