// Sound files of packs: read from the pack only, from folders and archives alike, and checked.
#include "content/fields/sound_file.hpp"
#include "tools/delve/archive_writer.hpp"
#include "tools/lint/content_loading.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "content/fields/ogg_pages.hpp"
#include "content/temporary_directory.hpp"
#include "content/yaml/archive.hpp"
#include "project_folder.hpp"

using namespace td;
using td::testing::codebook_bomb;
using td::testing::corpus_file;
using td::testing::TemporaryDirectory;

namespace {

std::string sounds_yaml(const std::string& file) { return "sounds:\n  strike:\n    change: replace\n    file: " + file + "\n"; }

/// A pack `loud` beside the game's own, in which the sound `strike` is a file.
struct Loud {
    TemporaryDirectory folder;

    explicit Loud(const std::string& file) {
        folder.write("loud/pack.yaml", td::testing::pack_yaml("loud"));
        folder.write("loud/sounds.yaml", sounds_yaml(file));
    }
    void add(const std::string& name, const std::string& bytes) const { folder.write("loud/" + name, bytes); }

    ContentLoading load() const {
        std::vector<Problem> problems;
        std::vector<Pack> packs;
        packs.push_back(read_pack(project_folder() / "content" / "core", problems));
        packs.push_back(read_pack(folder.path() / "loud", problems));
        return load_packs(packs, std::move(problems));
    }
    /// The only problem, without the file's name.
    std::string problem() const {
        const std::vector<Problem> found = load().problems;
        REQUIRE(found.size() == 1);
        CHECK(found[0].code == ProblemCode::bad_sound);
        const std::string file = (folder.path() / "loud" / "sounds.yaml").generic_string();
        return to_string(found[0]).substr(file.size());
    }
};

const Sound& strike_of(const Catalog& catalog) { return catalog[find_id<SoundId>(catalog.sounds, "strike")]; }

std::string problem_of(const std::string& bytes) {
    const Loud loud("strike.ogg");
    loud.add("strike.ogg", bytes);
    return loud.problem();
}

}  // namespace

TEST_CASE("a sound is a file of its pack, in OGG or WAV") {
    const Loud ogg("sounds/strike.ogg"), wav("strike.wav");
    ogg.add("sounds/strike.ogg", corpus_file("ogg_stereo"));
    wav.add("strike.wav", corpus_file("wav_sine"));
    const ContentLoading first = ogg.load(), second = wav.load();
    REQUIRE((first.catalog && second.catalog));
    REQUIRE((strike_of(*first.catalog).recording && strike_of(*second.catalog).recording));
    CHECK(strike_of(*first.catalog).recording->bytes == corpus_file("ogg_stereo"));
    CHECK(strike_of(*first.catalog).recording->channels == 2);
    CHECK(strike_of(*first.catalog).recording->length == 11025);
    CHECK(strike_of(*second.catalog).recording->rate == 8000);
}

TEST_CASE("a recorded sound changes the fingerprint of the content, and not that of the rules") {
    const Loud loud("strike.ogg");
    loud.add("strike.ogg", corpus_file("ogg_sine"));
    const ContentLoading first = loud.load();
    loud.add("strike.ogg", corpus_file("ogg_stereo"));
    const ContentLoading second = loud.load();
    REQUIRE((first.catalog && second.catalog));
    CHECK(first.catalog->fingerprint != second.catalog->fingerprint);
    CHECK(first.catalog->rules_fingerprint == second.catalog->rules_fingerprint);
}

TEST_CASE("an archive brings its sounds") {
    const TemporaryDirectory folder;
    folder.write("loud.zip", archive_of({{"pack.yaml", td::testing::pack_yaml("loud")},
                                         {"sounds.yaml", sounds_yaml("sounds/strike.wav")},
                                         {"sounds/strike.wav", corpus_file("wav_sine")}}));
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(read_pack(project_folder() / "content" / "core", problems));
    packs.push_back(read_pack(folder.path() / "loud.zip", problems));
    const ContentLoading loading = load_packs(packs, std::move(problems));
    REQUIRE(loading.catalog);
    REQUIRE(strike_of(*loading.catalog).recording);
    CHECK(strike_of(*loading.catalog).recording->bytes == corpus_file("wav_sine"));
}

TEST_CASE("a sound that is missing or outside the pack is a problem where it is named") {
    const Loud missing("sounds/strik.ogg");
    missing.add("sounds/strike.ogg", corpus_file("ogg_sine"));
    CHECK(missing.problem() == ":4:11: `sounds/strik.ogg` is not a file of the pack (did you mean `sounds/strike.ogg`?)");
    const Loud outside("../strike.ogg");
    outside.folder.write("strike.ogg", corpus_file("ogg_sine"));
    CHECK(outside.problem() ==
          ":4:11: `../strike.ogg` is not inside the pack (give its path in the pack's folder, such as `sounds/growl.ogg`)");
}

TEST_CASE("a sound that is damaged, too long or something else is a problem that says what it is") {
    CHECK(problem_of("hello").starts_with(":4:11: `strike.ogg` is not an OGG file ("));
    CHECK(problem_of(corpus_file("ogg_sine").substr(0, 2000)).find("is damaged: a page is incomplete") != std::string::npos);
    CHECK(problem_of(corpus_file("ogg_eleven_seconds")).find("lasts 11 seconds, but a sound may last 10") != std::string::npos);
    CHECK(problem_of(codebook_bomb()).find("its codebooks are not those of a sound") != std::string::npos);
    CHECK(problem_of(std::string(5u << 20, 'x')).find("has 5242880 bytes") != std::string::npos);
    const std::string wav = corpus_file("wav_sine");
    CHECK(problem_of(td::testing::with_byte(wav, 22, 6)).find("has 6 channels, not 1 or 2") != std::string::npos);
    CHECK(problem_of(td::testing::with_byte(wav, 25, 0)).find("has 64 samples a second, not 8000 to 48000") != std::string::npos);
}

TEST_CASE("all sounds together have limits: of bytes, and of what they decode to") {
    const TemporaryDirectory folder;
    for (int i = 0; i < 4; ++i) folder.write(std::to_string(i) + ".wav", corpus_file("wav_sine"));
    const auto faults = [&](SoundFiles::Limits limits) {
        SoundFiles files(limits);
        std::string all;
        for (int i = 0; i < 8; ++i)  // each counts once
            all += files.of(folder.path() / (std::to_string(i / 2) + ".wav")).fault.find("together") != std::string::npos ? "x" : ".";
        return all;
    };
    CHECK(faults({}) == "........");
    CHECK(faults({.bytes = 2 * corpus_file("wav_sine").size()}) == "....xxxx");
    CHECK(faults({.decoded = 3 * 800}) == "......xx");
}
