// How large floors and rooms may be, in tiles, as authors write them.
#pragma once

namespace td {

inline constexpr int narrowest_floor = 24, lowest_floor = 18;
inline constexpr int longest_floor_side = 128;
inline constexpr int shortest_room_side = 3, longest_written_room_side = 30;

}  // namespace td
