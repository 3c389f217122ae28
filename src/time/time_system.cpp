#include "time/time_system.hpp"

namespace td {

TimeSystem make_time_system(const TimeSettings& settings, std::uint64_t seed) {
    switch (settings.kind) {
        case TimeSystemKind::six_tier: break;
        case TimeSystemKind::action_queue: return TimeSystem(ActionQueue(settings.turn, settings.spotting));
        case TimeSystemKind::energy_pool:
            return TimeSystem(EnergyPool(settings.wait, settings.random_start ? std::optional(seed) : std::nullopt));
        case TimeSystemKind::wait_time: return TimeSystem(WaitTime(settings.round, settings.charge));
        case TimeSystemKind::deferred: return TimeSystem(Deferred(settings.turn));
    }
    return TimeSystem(SixTier{});
}

}  // namespace td
