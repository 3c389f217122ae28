// A field is one key of a map in a content file. A field table is the list of the fields of one C++ type: their keys, the kinds of their
// values, the members they fill, their docs. Reading, the JSON schema, the reference page and tests all follow from field tables.
// Variants are several field tables of which one key of the map, the tag, chooses.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "content/fields/reader.hpp"
#include "content/fields/value.hpp"

namespace td {

/// Reads and writes a member whose C++ type only the implementation knows.
class MemberAccess {
public:
    virtual ~MemberAccess() = default;
    /// Reads the node into `member`. A node that is not valid is reported, and leaves `member` unchanged.
    virtual void read(TreeNode node, const ValueKind& kind, void* member, Reader& reader) const = 0;
    /// `member` in YAML; empty if YAML has no notation for its value.
    virtual std::string write(const void* member, const ValueKind& kind) const = 0;
};

/// One key of a map. An optional field that is left out leaves the default of its member.
struct Field {
    std::string_view name;
    bool required = false;
    ValueKind kind;
    std::string_view doc;
    std::shared_ptr<const MemberAccess> access;
    std::ptrdiff_t offset = 0;  ///< bytes from the start of the table's object to the member
    std::string default_text;   ///< the default of the member in YAML; empty for required fields, and if YAML has no notation for it

    void read(TreeNode node, void* object, Reader& reader) const;
    std::string write(const void* object) const;
};

/// Access to a member of type `Member`, which holds a `V` or an optional of it. Independent of the table, so that all tables share the
/// code: code for each field would take most of the compile time of this room.
template <class Member, class V>
class AccessTo final : public MemberAccess {
public:
    explicit AccessTo(const Value<V>& value) : m_reading(value.reading), m_writing(value.writing) {}

    void read(TreeNode node, const ValueKind& kind, void* member, Reader& reader) const override {
        if (auto value = m_reading(node, kind, reader)) *static_cast<Member*>(member) = static_cast<Member>(std::move(*value));
    }
    std::string write(const void* member, const ValueKind& kind) const override {
        const Member& held = *static_cast<const Member*>(member);
        if constexpr (requires { held.has_value(); })
            return m_writing && held ? m_writing(static_cast<V>(*held), kind) : std::string();
        else
            return m_writing ? m_writing(static_cast<V>(held), kind) : std::string();
    }

private:
    typename Value<V>::Read m_reading;
    typename Value<V>::Write m_writing;
};

/// The fields of a map, independent of the C++ type they fill.
class FieldTable {
public:
    explicit FieldTable(std::string_view doc) : m_doc(doc) {}

    std::string_view doc() const { return m_doc; }
    const std::vector<Field>& fields() const { return m_fields; }
    /// Optional fields of which exactly one must be given; empty if there is no such rule.
    const std::vector<std::string_view>& alternatives() const { return m_alternatives; }
    /// Two fields that are the first and the last number of a range.
    struct Ends {
        std::string_view low, high;
    };
    const std::optional<Ends>& ends() const { return m_ends; }
    std::vector<std::string_view> names() const;
    /// The field called `name`, or null.
    const Field* find(std::string_view name) const;

    /// Reads the map `node` into `object`, which must be of the table's type. Reports unknown keys and missing required fields. The key
    /// `tag`, which the caller has read, is skipped.
    void read_into(TreeNode node, void* object, Reader& reader, std::string_view tag = {}) const;

    /// Entries such as `range: 6` for all members that differ from their defaults.
    std::vector<std::string> written_entries(const void* object) const;

protected:
    /// A further key. `defaults`: the object that the fields are read into, as it is before.
    void add(std::string_view name, bool required, const ValueKind& kind, std::string_view doc, std::unique_ptr<const MemberAccess> access,
             std::ptrdiff_t offset, const void* defaults);
    std::vector<std::string_view> m_alternatives;
    std::optional<Ends> m_ends;

private:
    std::string_view m_doc;
    std::vector<Field> m_fields;
};

/// The object that has the member of a field: the `T` itself, or its part of that type.
template <class Owner, class T>
auto& owner_in(T& object) {
    if constexpr (std::is_base_of_v<Owner, std::remove_const_t<T>>)
        return object;
    else
        return object.template part<Owner>();
}

/// The field table of `T`, built by a chain of calls: `Fields<T>(doc).required(...).optional(...)`.
template <class T>
class Fields : public FieldTable {
public:
    /// `defaults`: the object that fields are read into.
    explicit Fields(std::string_view doc, T defaults = {}) : FieldTable(doc), m_defaults(std::move(defaults)) {}

    template <class Owner, class Member, class V>
    Fields& required(std::string_view name, Member Owner::*member, const Value<V>& value, std::string_view doc) {
        return bind(name, true, member, value, doc);
    }
    template <class Owner, class Member, class V>
    Fields& optional(std::string_view name, Member Owner::*member, const Value<V>& value, std::string_view doc) {
        return bind(name, false, member, value, doc);
    }

    /// An optional field for each row of a table of numbers and flags, such as PlainField has.
    template <class Rows>
    Fields& plain(const Rows& rows) {
        for (const auto& row : rows)
            if (row.number)
                optional(row.key, row.number, number(row.low, row.high), row.doc);
            else
                optional(row.key, row.flag, boolean(), row.doc);
        return *this;
    }

    /// Where both fields are given, `low` must not be above `high`.
    Fields& range_of(std::string_view low, std::string_view high) {
        m_ends = Ends{low, high};
        return *this;
    }
    /// Exactly one of these optional fields must be given.
    Fields& one_of(std::initializer_list<std::string_view> names) {
        m_alternatives = names;
        return *this;
    }

private:
    template <class Owner, class Member, class V>
    Fields& bind(std::string_view name, bool required, Member Owner::*member, const Value<V>& value, std::string_view doc) {
        const auto place = [](const void* address) { return static_cast<const std::byte*>(address); };
        const std::ptrdiff_t offset = place(&(owner_in<Owner>(m_defaults).*member)) - place(&m_defaults);
        add(name, required, value.kind, doc, std::make_unique<AccessTo<Member, V>>(value), offset, &m_defaults);
        return *this;
    }

    T m_defaults;
};

/// True if two values of the member that tells choices apart mean the same choice: two variants do if they hold the same alternative,
/// whatever is in it.
template <class Chooser>
bool is_same_choice(const Chooser& a, const Chooser& b) {
    if constexpr (requires {
                      a.index();
                      a.valueless_by_exception();
                  })
        return a.index() == b.index();
    else
        return a == b;
}

/// `NAME` alone, or `{TAG: NAME, entries...}`.
std::string write_choice(std::string_view tag, std::string_view name, std::vector<std::string> entries);

/// Several field tables, of which the value of one key, the tag, chooses: `do: heal` has other fields than `do: push`. A choice that needs
/// no further field may be written alone. With an empty tag, the only key of a map is the choice: `ball: {size: 3}`.
template <class T>
class Variants {
public:
    explicit Variants(std::string_view tag) : m_tag(tag) {}

    /// `chooser` is the member that tells the choices apart. Without it, values can be read but not written.
    template <class Chooser>
    Variants(std::string_view tag, Chooser T::*chooser)
        : m_tag(tag), m_same([chooser](const T& a, const T& b) { return is_same_choice(a.*chooser, b.*chooser); }) {}

    /// Adds a choice, whose fields are read into a copy of `prototype`. Returns its field table, to add the fields.
    Fields<T>& choice(std::string_view name, T prototype, std::string_view doc) {
        m_names.push_back(name);
        m_prototypes.push_back(std::move(prototype));
        return m_tables.emplace_back(doc, m_prototypes.back());
    }

    ValueKind kind() const {
        ValueKind result{ValueKind::Form::variant};
        result.tag = m_tag;
        result.choices = m_names;
        for (const Fields<T>& table : m_tables) result.variants.push_back(&table);
        return result;
    }
    const T& prototype(std::size_t row) const { return m_prototypes[row]; }

    /// `front`, or `{shape: line, range: 3}`; empty without a `chooser`.
    std::string write(const T& value) const {
        for (std::size_t row = 0; m_same && !m_tag.empty() && row < m_names.size(); ++row)
            if (m_same(m_prototypes[row], value)) return write_choice(m_tag, m_names[row], m_tables[row].written_entries(&value));
        return {};
    }

private:
    std::string_view m_tag;
    std::function<bool(const T&, const T&)> m_same;
    std::vector<std::string_view> m_names;
    std::vector<T> m_prototypes;
    std::deque<Fields<T>> m_tables;  ///< a deque, since kinds point to its elements
};

struct VariantChoice {
    std::size_t row;
    TreeNode fields;  ///< the map with the fields of the choice
};

/// The variant that `node` chooses; none, and reported, if the choice is missing or unknown.
std::optional<VariantChoice> read_variant_choice(TreeNode node, const ValueKind& kind, Reader& reader);

/// Reads the map `node`, or a text that stands for the field `kind.tag` alone. False, and reported, for any other node.
bool read_structure(TreeNode node, const ValueKind& kind, void* object, Reader& reader);

/// A map with the fields of `table`, which must have static lifetime. A text in place of the map is the field `short_for` alone.
template <class T>
Value<T> structure(const Fields<T>& table, std::string_view short_for = {}) {
    ValueKind kind{ValueKind::Form::structure};
    kind.fields = &table;
    kind.tag = short_for;
    return {std::move(kind),
            [](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<T> {
                T object;
                return read_structure(node, own, &object, reader) ? std::optional<T>(std::move(object)) : std::nullopt;
            },
            [&table](const T& object, const ValueKind&) {
                const std::vector<std::string> entries = table.written_entries(&object);
                return entries.empty() ? std::string() : write_map(entries);
            }};
}

/// A map of one of the variants, which must have static lifetime.
template <class T>
Value<T> variant(const Variants<T>& variants) {
    return {variants.kind(),
            [&variants](TreeNode node, const ValueKind& own, Reader& reader) -> std::optional<T> {
                const std::optional<VariantChoice> choice = read_variant_choice(node, own, reader);
                if (!choice) return std::nullopt;
                T object = variants.prototype(choice->row);
                own.variants[choice->row]->read_into(choice->fields, &object, reader, own.tag);
                return object;
            },
            [&variants](const T& object, const ValueKind&) { return variants.write(object); }};
}

}  // namespace td
