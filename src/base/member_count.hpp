// How many members a plain struct has: for tables that have to have a row for each of them.
#pragma once

#include <cstddef>

namespace td {

/// Stands for a value of any type, where a compiler only asks whether a struct could be made of so many values.
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
