// Bytes read as every kind of file that a player or author may hand to the game: what the fuzzer runs, and the corpus test after it.
#pragma once

#include <cstddef>
#include <string_view>

namespace td::testing {

/// Reads `bytes` as a file of content beside a small pack, as a pack.yaml, as recorded cases, as a scenario, as a scene, as a picture
/// and as the commands of a kept run, and plays what has no problem. Returns the number of problems; aborts when one of them lacks
/// what every problem has.
std::size_t read_as_anything(std::string_view bytes);

}  // namespace td::testing
