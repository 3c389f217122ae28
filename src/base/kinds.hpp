// `is_kind_of<T, std::variant<...>>`: true if T is one of the variant's alternatives.
#pragma once

#include <type_traits>
#include <variant>

namespace td {

template <class Kind, class Any>
inline constexpr bool is_kind_of = false;
template <class Kind, class... Kinds>
inline constexpr bool is_kind_of<Kind, std::variant<Kinds...>> = (std::is_same_v<Kind, Kinds> || ...);

}  // namespace td
