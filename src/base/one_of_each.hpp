// A tuple whose elements are found by their type. Compiles much faster than std::tuple, which also generates conversions between tuples.
#pragma once

namespace td {

/// A plain aggregate. Precondition: the types differ.
template <class... Types>
struct OneOfEach : Types... {
    template <class Type>
    Type& get() {
        return *this;
    }
    template <class Type>
    const Type& get() const {
        return *this;
    }
    /// Calls `each(element)` in the order of the types.
    template <class Each>
    void for_each(Each&& each) {
        (each(static_cast<Types&>(*this)), ...);
    }
    template <class Each>
    void for_each(Each&& each) const {
        (each(static_cast<const Types&>(*this)), ...);
    }
};

}  // namespace td
