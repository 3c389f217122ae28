// One definition on top of another: maps key by key, lists and numbers by verbs, everything else by what is said last.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "content/yaml/tree_writer.hpp"

namespace td {

class Merge {
public:
    /// What is wrong with a change is reported where it stands; what it was to change stays then. `defaults` keeps the trees of values
    /// that nobody has written, which nodes written to `out` may come from.
    Merge(TreeWriter& out, Reader& reader, std::vector<std::unique_ptr<const Tree>>& defaults)
        : m_out(out), m_reader(reader), m_defaults(defaults) {}

    /// The map `change` on top of `base`; without one, the map itself. Keys of `left_out` are not taken over from `change`.
    void fields(const FieldTable& table, std::optional<TreeNode> base, TreeNode change, const std::vector<std::string_view>& left_out);
    /// `change` on top of `base`, both of the kind.
    void value(const ValueKind& kind, TreeNode base, TreeNode change);

private:
    /// An entry of a map; without a key, what a single text stands for.
    struct Entry {
        std::string_view name;
        std::optional<TreeNode> key;
        TreeNode value;
    };
    using Entries = std::vector<Entry>;
    /// What a key may hold, and what leaving it out means; without a kind, nobody knows the key.
    struct Key {
        const ValueKind* kind = nullptr;
        std::string_view default_text;
    };
    using KindOf = std::function<Key(std::string_view name)>;
    /// Keys of a base that are taken away, and where that is said; empty: nowhere.
    struct Removed {
        std::set<std::string_view> keys;
        std::string note;
    };

    static KindOf keys_of(const FieldTable& table);
    static Entries entries_of(std::optional<TreeNode> node, std::string_view tag);
    void maps(const Entries& base, Entries change, TreeNode origin, const KindOf& kind_of);
    Removed take_removed(const Entries& base, Entries& change, const KindOf& kind_of);
    void alone(const Key& known, const Entry& change);
    void key(const Entry& entry);
    void merged(const ValueKind* kind, const Entry& base, const Entry& change);
    void variant(const ValueKind& kind, TreeNode base, TreeNode change);
    void keyed_variant(const ValueKind& kind, TreeNode base, TreeNode change);
    void number(const ValueKind& kind, TreeNode base, TreeNode change);
    void range(const ValueKind& kind, TreeNode base, TreeNode change);

    TreeWriter& m_out;
    Reader& m_reader;
    std::vector<std::unique_ptr<const Tree>>& m_defaults;
};

/// What the source of a value is called that nobody has written.
constexpr std::string_view default_source = "left out";

/// The base's items as the verbs of `change` leave them.
class ListMerge {
public:
    /// An item, and the fields that are changed in it.
    struct Item {
        TreeNode node;
        std::optional<TreeNode> fields;
    };

    ListMerge(const ValueKind& kind, TreeNode base, Reader& reader);

    /// Names and numbers mean the items of the base, whichever verb comes first.
    std::vector<Item> carry_out(TreeNode change);

private:
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

    const ValueKind& m_kind;
    Reader& m_reader;
    std::vector<Slot> m_slots;
    std::vector<TreeNode> m_first;
    std::vector<TreeNode> m_last;
};

/// The number that `verbs` make of `base`; reports what is wrong with them, or with what they make.
std::optional<int> changed_number(int base, TreeNode base_node, TreeNode verbs, const ValueKind& kind, Reader& reader);

}  // namespace td
