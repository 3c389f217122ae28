// The fuzzer's entry: build it with the preset `fuzz`, run it as tests/fuzz/README.md says.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "fuzz/any_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    td::testing::read_as_anything({reinterpret_cast<const char*>(data), size});
    return 0;
}
