// WAV before it is decoded.
#include <doctest/doctest.h>

#include "content/fields/ogg_pages.hpp"
#include "content/fields/sound_header.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("the header of a WAV tells channels, rate and length") {
    const SoundHeader sine = look_into_wav(corpus_file("wav_sine"));
    CHECK(sine.fault.empty());
    CHECK(sine.channels == 1);
    CHECK(sine.rate == 8000);
    CHECK(sine.length == 400);
}

TEST_CASE("a WAV that is cut off anywhere is no sound") {
    const std::string whole = corpus_file("wav_sine");
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        REQUIRE_FALSE(look_into_wav(whole.substr(0, size)).fault.empty());
    }
}

TEST_CASE("a WAV of another kind says so") {
    const std::string whole = corpus_file("wav_sine");
    CHECK(look_into_wav("hello").fault == "is not a WAV file");
    CHECK(look_into_wav(with_byte(whole, 20, 85)).fault.starts_with("contains compressed samples"));  // MP3 in a WAV
    CHECK(look_into_wav(with_byte(whole, 34, 12)).fault.starts_with("contains compressed samples"));  // 12 bits
    CHECK(look_into_wav(with_byte(whole, 43, 0x7F)).fault == "is truncated");
    CHECK(look_into_wav(with_byte(whole, 22, 0)).fault == "is damaged: it has no samples");  // no channel
}
