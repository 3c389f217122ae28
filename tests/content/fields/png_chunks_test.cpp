#include "content/fields/png_chunks.hpp"

#include <doctest/doctest.h>
#include <zlib.h>

using namespace td;

namespace {

const std::string signature = "\x89PNG\r\n\x1a\n";

/// A chunk with a checksum of zeros, which nobody here looks at.
std::string chunk(const std::string& type, const std::string& data) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(data.size() >> shift & 0xFF);
    return bytes + type + data + std::string(4, '\0');
}

std::string packed(std::size_t size) {
    const std::string plain(size, 'x');
    std::string out(compressBound(size), '\0');
    uLongf length = out.size();
    REQUIRE(compress(reinterpret_cast<Bytef*>(out.data()), &length, reinterpret_cast<const Bytef*>(plain.data()), size) == Z_OK);
    out.resize(length);
    return out;
}

}  // namespace

TEST_CASE("chunks that no pixel needs are left out, those of colours and unknown critical ones stay") {
    const std::string kept =
        signature + chunk("IHDR", "h") + chunk("gAMA", "g") + chunk("IDAT", "d") + chunk("XYZW", "x") + chunk("IEND", "");
    const std::string png = signature + chunk("IHDR", "h") + chunk("iTXt", "text") + chunk("gAMA", "g") + chunk("IDAT", "d") +
                            chunk("iCCP", "profile") + chunk("tIME", "t") + chunk("XYZW", "x") + chunk("IEND", "");
    CHECK(without_side_chunks(png) == kept);
    CHECK(without_side_chunks(kept) == kept);
}

TEST_CASE("what is no PNG, or stops being one, stays as it is from there") {
    CHECK(without_side_chunks("") == "");
    CHECK(without_side_chunks("no picture") == "no picture");
    const std::string cut = chunk("iTXt", "text").substr(0, 9);
    CHECK(without_side_chunks(signature + chunk("tIME", "t") + cut) == signature + cut);
    const std::string overlong = "\xFF\xFF\xFF\xFFiTXt and some more";
    CHECK(without_side_chunks(signature + overlong) == signature + overlong);
}

TEST_CASE("packed pixels are measured as they would be once inflated, over all their chunks") {
    const std::string data = packed(100'000);
    CHECK(data.size() < 1000);
    const std::string whole = signature + chunk("IDAT", data);
    CHECK_FALSE(inflates_beyond(whole, 100'000));
    CHECK(inflates_beyond(whole, 99'999));
    const std::string parts = signature + chunk("IDAT", data.substr(0, 10)) + chunk("IDAT", "") + chunk("IDAT", data.substr(10));
    CHECK_FALSE(inflates_beyond(parts, 100'000));
    CHECK(inflates_beyond(parts, 99'999));
}

TEST_CASE("pixels are measured wherever their chunks are parted") {
    const std::string data = packed(100'000);
    for (std::size_t size = 1; size < data.size(); ++size) {
        CAPTURE(size);
        const std::string png = signature + chunk("IDAT", data.substr(0, size)) + chunk("IDAT", data.substr(size));
        CHECK(inflates_beyond(png, 99'999));
    }
}

TEST_CASE("damaged pixels count as far as they can be inflated, and other chunks do not") {
    CHECK_FALSE(inflates_beyond(signature + chunk("IDAT", "not packed at all"), 10));
    CHECK_FALSE(inflates_beyond(signature + chunk("zTXt", packed(100'000)), 10));
    CHECK_FALSE(inflates_beyond("", 0));
}
