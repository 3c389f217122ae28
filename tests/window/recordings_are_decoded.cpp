// Recorded sounds, decoded as the game does it; and files that are damaged behind right checksums, none of which may end the game or take
// much memory. It needs no window and no device.
#include "view/sound/recording.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>

#include "base/rng.hpp"
#include "content/fields/ogg_pages.hpp"
#include "content/fields/sound_header.hpp"

using namespace td;
using namespace td::testing;

namespace {

void expect(bool holds, const std::string& what) {
    if (holds) return;
    std::cerr << what << '\n';
    std::exit(1);
}

SoundHeader header_of(const std::string& bytes) { return bytes.starts_with("RIFF") ? look_into_wav(bytes) : look_into_ogg(bytes); }

RecordedSound recording_of(const std::string& bytes) {
    const SoundHeader header = header_of(bytes);
    return {"a test", bytes, 0, static_cast<int>(header.channels), static_cast<int>(header.rate), header.length};
}

/// A sine of a third of the greatest loudness, which swells and fades.
void is_heard(const std::string& name, std::size_t samples) {
    const std::vector<std::int16_t> all = decoded(recording_of(corpus_file(name)));
    expect(all.size() == samples, name + " has " + std::to_string(all.size()) + " samples");
    const int loudest = *std::max_element(all.begin(), all.end());
    expect(loudest > 6000 && loudest < 16000, name + " is as loud as " + std::to_string(loudest));
}

}  // namespace

int main() {
    is_heard("ogg_sine", 800);
    is_heard("ogg_stereo", 2 * 11025);
    is_heard("wav_sine", 400);
    expect(header_of(corpus_file("wav_of_an_unknown_format")).fault.empty(), "the header tells more than it should");
    expect(decoded(recording_of(corpus_file("wav_of_an_unknown_format"))).empty(), "an unknown format is heard");
    RecordedSound wrong = recording_of(corpus_file("ogg_sine"));
    wrong.bytes = "OggS and so on";
    expect(decoded(wrong).empty(), "garbage is heard");

    const std::string whole = corpus_file("ogg_sine");
    Rng rng{7};
    int tried = 0, silent = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string spoilt = whole;
        for (int changes = rng.between(1, 4); changes > 0; --changes)
            spoilt[static_cast<std::size_t>(rng.between(58, static_cast<int>(whole.size()) - 1))] = static_cast<char>(rng.between(0, 255));
        spoilt = with_checksums(std::move(spoilt));
        const SoundHeader header = header_of(spoilt);
        if (!header.fault.empty() || header.channels > 2 || header.length > 80'000) continue;
        const std::vector<std::int16_t> all = decoded(recording_of(spoilt));
        expect(all.size() <= header.length * header.channels, "more samples than were told");
        ++tried;
        silent += all.empty() ? 1 : 0;
    }
    expect(tried > 100 && silent > 10, "hardly any damaged file gets to the decoder: " + std::to_string(tried));
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    expect(usage.ru_maxrss < 300'000, "it took " + std::to_string(usage.ru_maxrss) + " KiB");
    std::cout << "decoded: 3 sounds, and " << tried << " damaged ones, of which " << silent << " stay silent, in " << usage.ru_maxrss
              << " KiB\n";
}
