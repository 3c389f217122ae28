#include "time/time_system.hpp"

namespace td {

namespace {

/// The system at the index that `settings.kind` has among `Systems`: tries I, then the ones before it.
template <class Systems, std::size_t I = std::variant_size_v<Systems> - 1>
TimeSystem make_one_of(const TimeSettings& settings, std::uint64_t seed) {
    if constexpr (I > 0)
        if (static_cast<std::size_t>(settings.kind) != I) return make_one_of<Systems, I - 1>(settings, seed);
    return TimeSystem(std::variant_alternative_t<I, Systems>::make(settings, seed));
}

}  // namespace

TimeSystem TimeSystem::make(const TimeSettings& settings, std::uint64_t seed) { return make_one_of<Systems>(settings, seed); }

}  // namespace td
