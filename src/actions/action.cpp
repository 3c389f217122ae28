#include "actions/action.hpp"

#include <memory>
#include <utility>

namespace td {

Action::Action(const Action&) = default;
Action::Action(Action&&) noexcept = default;
Action::~Action() = default;

Action& Action::operator=(const Action& other) { return *this = Action(other); }

// What is assigned is nearly always of another kind. The assignment of std::variant also compiles code for each pair of equal kinds.
Action& Action::operator=(Action&& other) noexcept {
    if (this == &other) return *this;
    std::destroy_at(this);
    return *std::construct_at(this, std::move(other));
}

}  // namespace td
