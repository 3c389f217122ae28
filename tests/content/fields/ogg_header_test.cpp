// OGG Vorbis before it is decoded: what is whole is measured, and nothing that is damaged gets through or takes long.
#include <doctest/doctest.h>

#include "base/rng.hpp"
#include "content/fields/ogg_pages.hpp"
#include "content/fields/sound_header.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("the header of an OGG tells channels, rate and length") {
    const SoundHeader sine = look_into_ogg(corpus_file("ogg_sine"));
    CHECK(sine.fault.empty());
    CHECK(sine.channels == 1);
    CHECK(sine.rate == 8000);
    CHECK(sine.length == 800);
    const SoundHeader stereo = look_into_ogg(corpus_file("ogg_stereo"));
    CHECK(stereo.fault.empty());
    CHECK(stereo.channels == 2);
    CHECK(stereo.rate == 44100);
    CHECK(stereo.length == 11025);
}

TEST_CASE("an OGG that is cut off anywhere is damaged, and so is one with a byte changed") {
    const std::string whole = corpus_file("ogg_sine");
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CAPTURE(size);
        REQUIRE_FALSE(look_into_ogg(whole.substr(0, size)).fault.empty());
    }
    for (std::size_t at = 0; at < whole.size(); ++at) {
        CAPTURE(at);
        REQUIRE_FALSE(look_into_ogg(with_byte(whole, at, static_cast<unsigned char>(whole[at]) ^ 0x20u)).fault.empty());
    }
}

TEST_CASE("the fault says what an OGG is in place of one sound in Vorbis") {
    const std::string whole = corpus_file("ogg_sine");
    CHECK(look_into_ogg("").fault == "is not an OGG file");
    CHECK(look_into_ogg("RIFF").fault == "is not an OGG file");
    CHECK(look_into_ogg(whole + whole).fault == "contains more than one sound");
    CHECK(look_into_ogg(whole + "x").fault == "is damaged: a page is incomplete");
    std::string other = whole;
    other.replace(28, 8, "OpusHead");
    CHECK(look_into_ogg(with_checksums(other)).fault == "contains Opus, not Vorbis");
    other.replace(28, 8, "Speex   ");
    CHECK(look_into_ogg(with_checksums(other)).fault == "contains no Vorbis");
    const std::size_t first = page_size(whole, 0);
    CHECK(look_into_ogg(with_checksums(with_byte(whole, first + 18, 2))).fault == "is damaged: a page is missing");
    const std::size_t last = whole.rfind("OggS");
    CHECK(look_into_ogg(with_checksums(with_byte(whole, last + 5, 0))).fault == "is truncated: its last page is missing");
    CHECK(look_into_ogg(with_checksums(with_byte(whole, last + 13, 0xFF))).fault == "is damaged: its time runs backwards");
}

TEST_CASE("codebooks that would take gigabytes to build are refused") {
    CHECK(look_into_ogg(codebook_bomb()).fault == "is damaged: its codebooks are not those of a sound");
}

TEST_CASE("a codebook without dimensions or entries is refused, and not searched for ever") {
    const std::string whole = corpus_file("ogg_sine");
    const std::size_t book = codebooks_in(whole);
    const std::string wanted = "is damaged: its codebooks are not those of a sound";
    CHECK(look_into_ogg(with_checksums(with_byte(with_byte(whole, book + 3, 0), book + 4, 0))).fault == wanted);
    CHECK(look_into_ogg(with_checksums(with_byte(with_byte(with_byte(whole, book + 5, 0), book + 6, 0), book + 7, 0))).fault == wanted);
}

TEST_CASE("any change behind right checksums is looked at to its end") {
    const std::string whole = corpus_file("ogg_sine");
    Rng rng{5};
    for (int i = 0; i < 2000; ++i) {
        std::string spoilt = whole;
        for (int changes = rng.between(1, 6); changes > 0; --changes)
            spoilt[static_cast<std::size_t>(rng.between(27, static_cast<int>(whole.size()) - 1))] = static_cast<char>(rng.between(0, 255));
        look_into_ogg(with_checksums(spoilt));
    }
}
