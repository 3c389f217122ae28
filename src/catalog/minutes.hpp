// Minutes: time that a party saves on its floors, and spends.
#pragma once

namespace td {

/// How a dungeon counts minutes. Rounds here are 100 ticks, under every time system.
struct MinuteRules {
    int start = 0;            ///< what the party sets out with
    int most_per_floor = 10;  ///< gained for being quick, on one floor
    int rounds_each = 8;      ///< saved rounds for a minute
    int decline = 5;          ///< gained instead of a boon; 0: that cannot be chosen
    int new_offer = 4;        ///< what another offer of boons costs; 0: there is none
    int turn = 3;             ///< what a turn costs, once a round; 0: none is sold
};

}  // namespace td
