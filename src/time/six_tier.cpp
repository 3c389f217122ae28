#include "time/six_tier.hpp"

namespace td {

bool acts_in_tier(int speed, int tier) {
    switch (tier) {
        case 0: return true;
        case 1: return speed == 3;
        case 2: return speed == 2;
        case 3: return speed == 1 || speed == 3;
        case 4: return speed == 2;
        default: return speed == 3;
    }
}

}  // namespace td
