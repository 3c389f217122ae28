// The numbers and flags of a status: what authors may write against the table of what a status does.
#include <doctest/doctest.h>

#include <set>
#include <string>
#include <string_view>

#include "catalog/status_profile.hpp"
#include "content/tables/tables.hpp"

using namespace td;

namespace {

/// A status that differs from others only in the number or flag of this row.
Status changed_by(const ModifierTrait& row) {
    Status status;
    if (row.number != nullptr) status.*row.number += 1;
    if (row.flag != nullptr) status.*row.flag = true;
    return status;
}

/// The fields in which two statuses differ.
std::set<std::string_view> differing_fields(const Status& one, const Status& other) {
    std::set<std::string_view> names;
    for (const Field& field : status_fields().fields())
        if (field.write(&one) != field.write(&other)) names.insert(field.name);
    return names;
}

bool is_number_or_flag(const Field& field) {
    return field.kind.form == ValueKind::Form::number || field.kind.form == ValueKind::Form::boolean;
}

}  // namespace

TEST_CASE("each number and flag that authors can write of a status has a row there, unless it changes nothing for its bearer") {
    // How long it lasts, in which lumps its harm comes, and what is thought and told of it.
    std::set<std::string_view> without_row{"duration", "harm_lump", "harmful", "told"};
    std::set<std::string_view> with_row;
    for (const ModifierTrait& row : modifier_traits) with_row.merge(differing_fields(Status(), changed_by(row)));
    for (const Field& field : status_fields().fields())
        if (is_number_or_flag(field)) CHECK_MESSAGE(with_row.contains(field.name) != without_row.contains(field.name), field.name);
}

TEST_CASE("a status that does nothing is neutral by every row") {
    for (const ModifierTrait& row : modifier_traits) CHECK_MESSAGE(!row.changes(Status()), row.description.key);
}
