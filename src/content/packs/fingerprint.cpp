#include "content/packs/fingerprint.hpp"

#include <functional>

#include "base/hash.hpp"
#include "content/fields/fields.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;
/// The kind of the value of a key; null if the key is unknown, and then the whole value is hashed.
using KindOf = std::function<const ValueKind*(std::string_view key)>;

std::uint64_t rules_hash_of_one(TreeNode node, const ValueKind* kind) { return kind ? rules_hash_of(node, *kind) : hash_of(node); }

std::uint64_t rules_hash_of_map(TreeNode node, const KindOf& kind_of) {
    std::uint64_t entries = 0;  // a sum, so that the order of keys does not matter
    for (const auto [key, value] : node.entries()) {
        const ValueKind* kind = kind_of(key.text());
        if (kind && kind->cosmetic) continue;
        entries += Hash{}.add(hash_of(key.text())).add(rules_hash_of_one(value, kind)).value();
    }
    return Hash{}.add(static_cast<std::uint64_t>(node.kind())).add(entries).value();
}

std::uint64_t rules_hash_of_fields(TreeNode node, const FieldTable* table) {
    if (table == nullptr) return hash_of(node);
    return rules_hash_of_map(node, [table](std::string_view key) {
        const Field* field = table->find(key);
        return field ? &field->kind : nullptr;
    });
}

std::uint64_t rules_hash_of_variant(TreeNode node, const ValueKind& kind) {
    if (!kind.tag.empty()) {
        const auto choice = node.find(kind.tag);
        return rules_hash_of_fields(node, choice ? variant_called(kind, choice->text()) : nullptr);
    }
    Hash hash;
    for (const auto [choice, fields] : node.entries())
        hash.add(hash_of(choice.text())).add(rules_hash_of_fields(fields, variant_called(kind, choice.text())));
    return hash.value();
}

}  // namespace

/// Hashes eight bytes at a time.
std::uint64_t hash_of(std::string_view text) {
    Hash hash;
    hash.add(text.size());
    for (std::size_t i = 0; i < text.size(); i += 8) {
        std::uint64_t word = 0;
        for (std::size_t k = 0; k < 8 && i + k < text.size(); ++k)
            word |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[i + k])) << (8 * k);
        hash.add(word);
    }
    return hash.value();
}

std::uint64_t hash_of(TreeNode node) {
    Hash hash;
    hash.add(static_cast<std::uint64_t>(node.kind())).add(node.is_text() ? hash_of(node.text()) : node.size());
    for (const TreeNode item : node.items()) hash.add(hash_of(item));
    std::uint64_t entries = 0;  // a sum, so that the order of keys does not matter
    for (const auto [key, value] : node.entries()) entries += Hash{}.add(hash_of(key.text())).add(hash_of(value)).value();
    return hash.add(entries).value();
}

std::uint64_t rules_hash_of(TreeNode node, const ValueKind& kind) {
    if (node.is_list() && kind.inner) {
        Hash hash;
        hash.add(node.size());
        for (const TreeNode item : node.items()) hash.add(rules_hash_of(item, *kind.inner));
        return hash.value();
    }
    if (kind.form == Form::list && kind.alone) return rules_hash_of(node, *kind.inner);
    if (!node.is_map()) return hash_of(node);
    switch (kind.form) {
        case Form::structure: return rules_hash_of_fields(node, kind.fields);
        case Form::variant: return rules_hash_of_variant(node, kind);
        case Form::map: return rules_hash_of_map(node, [&kind](std::string_view) { return kind.inner.get(); });
        default: return hash_of(node);
    }
}

}  // namespace td
