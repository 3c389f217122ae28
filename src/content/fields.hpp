// Field tables: one declaration per type says which keys its files have, what each may hold, which member it fills, and what it
// means. Reading follows from it, and so can schema, reference pages and tests.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "content/reader.hpp"
#include "content/value.hpp"

namespace td {

/// One key of a map. What it holds when it is left out is the default of the member that it fills.
struct Field {
    std::string_view name;
    bool required = false;
    ValueKind kind;
    std::string_view doc;
    std::function<void(TreeNode, void* object, Reader&)> read;
};

/// All keys of a map, whatever C++ type they fill.
class FieldTable {
public:
    explicit FieldTable(std::string_view doc) : m_doc(doc) {}

    std::string_view doc() const { return m_doc; }
    const std::vector<Field>& fields() const { return m_fields; }
    std::vector<std::string_view> names() const;

    /// Reads the map `node` into the object, which is of the table's own type. Reports keys it does not know and required ones that
    /// are missing; `tag` is a key that somebody else has read.
    void read_into(TreeNode node, void* object, Reader& reader, std::string_view tag = {}) const;

protected:
    void add(Field field) { m_fields.push_back(std::move(field)); }

private:
    std::string_view m_doc;
    std::vector<Field> m_fields;
};

/// The field table of `T`, built by a chain of calls.
template <class T>
class Fields : public FieldTable {
public:
    using FieldTable::FieldTable;

    template <class Owner, class Member, class V>
    Fields& required(std::string_view name, Member Owner::*member, Value<V> value, std::string_view doc) {
        return bind(name, true, member, std::move(value), doc);
    }
    template <class Owner, class Member, class V>
    Fields& optional(std::string_view name, Member Owner::*member, Value<V> value, std::string_view doc) {
        return bind(name, false, member, std::move(value), doc);
    }

private:
    template <class Owner, class Member, class V>
    Fields& bind(std::string_view name, bool required, Member Owner::*member, Value<V> value, std::string_view doc) {
        ValueKind kind = value.kind;
        const auto read = [member, value = std::move(value)](TreeNode node, void* object, Reader& reader) {
            if (auto read_value = value.read(node, reader)) static_cast<T*>(object)->*member = static_cast<Member>(std::move(*read_value));
        };
        add({name, required, std::move(kind), doc, read});
        return *this;
    }
};

/// Several field tables of which one key, the tag, chooses: `do: heal` has other fields than `do: push`. What needs no further field
/// may be written as the choice alone. Without a tag, a map of a single key is that choice: `ball: {size: 3}`.
template <class T>
class Variants {
public:
    explicit Variants(std::string_view tag) : m_tag(tag) {}

    /// A further choice; `prototype` is what its fields are read into. The table that comes back is for adding these fields.
    Fields<T>& choice(std::string_view name, T prototype, std::string_view doc) {
        m_names.push_back(name);
        m_prototypes.push_back(std::move(prototype));
        return m_tables.emplace_back(doc);
    }

    ValueKind kind() const {
        ValueKind result{ValueKind::Form::variant};
        result.tag = m_tag;
        result.choices = m_names;
        for (const Fields<T>& table : m_tables) result.variants.push_back(&table);
        return result;
    }
    const T& prototype(std::size_t row) const { return m_prototypes[row]; }

private:
    std::string_view m_tag;
    std::vector<std::string_view> m_names;
    std::vector<T> m_prototypes;
    std::deque<Fields<T>> m_tables;  ///< a deque: kinds point at the tables
};

struct VariantChoice {
    std::size_t row;
    TreeNode fields;  ///< where the fields of the choice stand
};

/// Which of the variants `node` is; reports a choice that is missing or unknown.
std::optional<VariantChoice> read_variant_choice(TreeNode node, const ValueKind& kind, Reader& reader);

/// Reads the map `node`, or a single text that stands for the field `kind.tag` alone. False when it is neither.
bool read_structure(TreeNode node, const ValueKind& kind, void* object, Reader& reader);

/// A map with the fields of `table`, which must live as long as the program. A text in its place is the field `short_for` alone.
template <class T>
Value<T> structure(const Fields<T>& table, std::string_view short_for = {}) {
    ValueKind kind{ValueKind::Form::structure};
    kind.fields = &table;
    kind.tag = short_for;
    return {std::move(kind), [](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<T> {
                T object;
                return read_structure(node, own, &object, reader) ? std::optional<T>(std::move(object)) : std::nullopt;
            }};
}

/// One of the variants, which must live as long as the program.
template <class T>
Value<T> variant(const Variants<T>& variants) {
    return {variants.kind(), [&variants](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<T> {
                const std::optional<VariantChoice> choice = read_variant_choice(node, own, reader);
                if (!choice) return std::nullopt;
                T object = variants.prototype(choice->row);
                own.variants[choice->row]->read_into(choice->fields, &object, reader, own.tag);
                return object;
            }};
}

}  // namespace td
