// Writes content files from the field tables, optionally with one mistake.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "content/packs/definition_type.hpp"

namespace td::testing {

/// `defaults_written` is not a mistake: fields with a default are written with it.
enum class Mistake { none, missing, wrong_type, below, above, misspelled, repeated, defaults_written };

/// The field with the mistake.
struct Target {
    const FieldTable* table = nullptr;
    const Field* field = nullptr;
    Mistake mistake = Mistake::none;
};

/// All tables that the fields of `table` lead to, with `table` first.
std::vector<const FieldTable*> reachable_tables(const FieldTable& table);

/// A value that is too small, too short or has too few items for `kind` (`below`), or that is too great, too long, has too many items or
/// is an unknown choice (`above`); empty if there is no such value.
std::string out_of_range_value(const ValueKind& kind, Mistake mistake);

class Sample {
public:
    /// Definitions of every type called `one` and the terrains that content must have, with required fields only (an item has all), and one
    /// of `type` called `subject` that has all fields; those of the target's table with the mistake.
    Sample(const DefinitionType& type, Target target);
    /// A file that is one map with all fields of `table`. `values`, by the names of fields, are valid values where those do not follow
    /// from the table.
    using Values = std::map<std::string_view, std::string>;
    Sample(const FieldTable& table, Target target, Values values);

    const std::string& text() const { return m_text; }
    int line_of_mistake() const { return m_line_of_mistake; }
    int column_of_mistake() const { return m_column_of_mistake; }

private:
    void add_line(const std::string& line);
    void add_map(const FieldTable& table, const std::string& indent, const std::string& first, const std::string& tag_line, int owner_line);
    void add_field(const Field& field, const std::string& name, const std::string& start, const std::string& indent);
    void add_mistake(const Field& field, const std::string& start, const std::string& indent, int owner_line);
    std::string value_of(const Field& field) const;
    void add_list(const ValueKind& kind, const std::string& start, const std::string& indent);
    void add_variant(const ValueKind& kind, const std::string& first, const std::string& indent, int owner_line);
    int column_in_range(const ValueKind& kind) const;
    int next_line() const { return m_lines + 1; }

    std::string m_text;
    int m_lines = 0;
    int m_line_of_mistake = 0;
    int m_column_of_mistake = 0;
    Target m_target;
    Values m_values;
    bool m_plain = false;  ///< outside `subject`: optional fields are left out
    bool m_armed = false;  ///< within `subject`, and the mistake is not made yet
};

}  // namespace td::testing
