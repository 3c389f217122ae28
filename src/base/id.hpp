// Typed ids: one type per kind of object, so that the compiler refuses an id of the wrong kind.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>

namespace td {

/// A row number in the table of its kind. A default-constructed id refers to nothing and converts to false.
template <class Tag, class Number>
struct Id {
    static constexpr Number none = std::numeric_limits<Number>::max();
    Number value = none;

    constexpr Id() = default;
    constexpr explicit Id(std::size_t number) : value(static_cast<Number>(number)) {}
    constexpr explicit operator bool() const { return value != none; }
    constexpr std::size_t index() const { return value; }
    friend constexpr bool operator==(Id, Id) = default;
    friend constexpr auto operator<=>(Id, Id) = default;
};

/// A creature or thing in the world. Ids are not reused while the floor lasts.
using EntityId = Id<struct EntityTag, std::uint32_t>;
/// A team: its index in the roster of teams.
using TeamId = Id<struct TeamTag, std::uint16_t>;

}  // namespace td

template <class Tag, class Number>
struct std::hash<td::Id<Tag, Number>> {
    std::size_t operator()(td::Id<Tag, Number> id) const noexcept { return id.value; }
};
