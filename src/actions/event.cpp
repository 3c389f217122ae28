#include "actions/event.hpp"

#include <memory>
#include <utility>

namespace td {

Event::Event(const Event&) = default;
Event::Event(Event&&) noexcept = default;
Event::~Event() = default;

Event& Event::operator=(const Event& other) { return *this = Event(other); }

// What is assigned is nearly always of another kind. The assignment of std::variant also compiles code for each pair of equal kinds.
Event& Event::operator=(Event&& other) noexcept {
    if (this == &other) return *this;
    std::destroy_at(this);
    return *std::construct_at(this, std::move(other));
}

}  // namespace td
