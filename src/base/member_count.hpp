// Counts the members of a plain struct, for tables that need a row for each.
#pragma once

#include <cstddef>

namespace td {

/// Converts to any type, to test whether a struct can be initialised from that many values.
struct AnyMember {
    template <class T>
    operator T() const;  // never defined
};

/// The number of data members of `Struct`, a struct without bases, constructors and arrays.
template <class Struct, class... Members>
constexpr std::size_t member_count() {
    if constexpr (requires { Struct{Members{}..., AnyMember{}}; })
        return member_count<Struct, Members..., AnyMember>();
    else
        return sizeof...(Members);
}

}  // namespace td
