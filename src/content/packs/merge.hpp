// Merges a definition (the change) onto another (the base): maps are merged key by key, verbs change lists and numbers (fields/verbs.hpp),
// and any other value of the change replaces that of the base.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/packs/pack_relations.hpp"
#include "content/yaml/tree_writer.hpp"

namespace td {

class Merge {
public:
    /// A change with a mistake is reported at its place, and leaves the base as it was. `defaults` owns the trees of default values, since
    /// nodes of them may be written to `out`. Warns where the change undoes what `strangers` did, or counts items that
    /// they moved; `moves` remembers what moves items.
    Merge(TreeWriter& out, Reader& reader, std::vector<std::unique_ptr<const Tree>>& defaults, const EarlierStrangers& strangers,
          ListMoves& moves)
        : m_out(out), m_reader(reader), m_defaults(defaults), m_strangers(strangers), m_moves(moves) {}

    /// Writes the map `change` merged onto `base`, or `change` alone without a base. Keys in `left_out` are not taken from `change`.
    void fields(const FieldTable& table, std::optional<TreeNode> base, TreeNode change, const std::vector<std::string_view>& left_out);
    /// Writes `change` merged onto `base`, both of kind `kind`.
    void value(const ValueKind& kind, TreeNode base, TreeNode change);

private:
    /// An entry of a map; without a key, the one field that a text in place of the map stands for.
    struct Entry {
        std::string_view name;
        std::optional<TreeNode> key;
        TreeNode value;
    };
    using Entries = std::vector<Entry>;
    /// The kind of a field and its default in YAML; `kind` is null for an unknown key.
    struct Key {
        const ValueKind* kind = nullptr;
        std::string_view default_text;
    };
    using KindOf = std::function<Key(std::string_view name)>;
    /// Keys of the base that `remove` takes away, and the history that names its place; empty without `remove`.
    struct Removed {
        std::set<std::string_view> keys;
        std::string note;
    };

    static KindOf keys_of(const FieldTable& table);
    static Entries entries_of(std::optional<TreeNode> node, std::string_view tag);
    void merge_maps(const Entries& base, Entries change, TreeNode origin, const KindOf& kind_of);
    Removed extract_removed(const Entries& base, Entries& change, const KindOf& kind_of);
    void write_new(const Key& known, const Entry& change);
    void write_key(const Entry& entry);
    void merge_entry(const ValueKind* kind, const Entry& base, const Entry& change);
    void merge_variant(const ValueKind& kind, TreeNode base, TreeNode change);
    void merge_keyed_variant(const ValueKind& kind, TreeNode base, TreeNode change);
    void merge_number(const ValueKind& kind, TreeNode base, TreeNode change);
    void merge_range(const ValueKind& kind, TreeNode base, TreeNode change);
    void write_replaced(TreeNode base, TreeNode change);

    TreeWriter& m_out;
    Reader& m_reader;
    std::vector<std::unique_ptr<const Tree>>& m_defaults;
    const EarlierStrangers& m_strangers;
    ListMoves& m_moves;
};

/// The name of the source of default values.
constexpr std::string_view default_source = "default";

/// Applies the verbs of a change to the items of a base list.
class ListMerge {
public:
    /// An item of the result, with the map of fields that the verb `edit` changes in it.
    struct Item {
        TreeNode node;
        std::optional<TreeNode> fields;
    };

    /// `moved`: the change of the base that moved its items, by a pack which the author of the verbs does not know; nothing: none did.
    /// `added_by`: the pack that has added the item, if that author does not know it either.
    ListMerge(const ValueKind& kind, TreeNode base, Reader& reader, std::optional<TreeNode> moved,
              std::function<const Pack*(TreeNode)> added_by);

    /// The resulting items. Names and numbers of items always refer to the base, whatever the order of the verbs.
    std::vector<Item> carry_out(TreeNode change);
    /// The items that the verbs have added.
    const std::vector<TreeNode>& added() const { return m_added; }

private:
    /// An item of the base, and what the verbs do to it.
    struct Slot {
        TreeNode item;
        std::string_view name;
        bool removed = false;
        std::optional<TreeNode> fields;
        std::vector<TreeNode> before;
        std::vector<TreeNode> after;
    };

    void carry_out(TreeNode verb, TreeNode value);
    void remove(TreeNode names);
    void change_one(std::string_view verb, TreeNode name, TreeNode value);
    void append(std::vector<TreeNode>& to, TreeNode list);
    std::vector<Slot*> find(TreeNode name);
    Slot* find_one(TreeNode name);
    void warn_of_added(TreeNode name, const std::vector<Slot*>& found);

    const ValueKind& m_kind;
    Reader& m_reader;
    std::optional<TreeNode> m_moved;
    std::function<const Pack*(TreeNode)> m_added_by;
    std::vector<TreeNode> m_added;
    std::vector<Slot> m_slots;
    std::vector<TreeNode> m_first;
    std::vector<TreeNode> m_last;
};

/// `base` as the verbs change it; none, and reported, if a verb is wrong or the result is out of the range of `kind`.
std::optional<int> changed_number(int base, TreeNode base_node, TreeNode verbs, const ValueKind& kind, Reader& reader);

}  // namespace td
