// One value of each of several types, found by its type. What std::tuple does, without the conversions between tuples, which take
// longer to compile than many a source.
#pragma once

namespace td {

/// A plain value. Precondition: the types differ.
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
    /// Calls `each(part)` in the order of the types.
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
