// Content that changes on the disk while it is in use.
#include "app/live_content.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <thread>

#include "project_folder.hpp"
#include "storage/folder.hpp"
#include "text/phrases.hpp"

using namespace td;
using namespace td::test;

namespace {

namespace files = std::filesystem;

/// The game's own content, copied to be changed.
struct Author {
    Folder folder;
    files::path content = folder.path / "content";
    files::path creatures = content / "core" / "species" / "heroes.yaml";
    std::vector<std::shared_ptr<const Catalog>> taken;
    std::vector<std::string> in_play;

    Author() { files::copy(project_folder() / "content", content, files::copy_options::recursive); }

    LiveContent live() {
        PlayableContent start = load_playable(content);
        const std::uint64_t fingerprint = start.catalog->fingerprint;
        return LiveContent(content, fingerprint, std::move(start), [this](std::shared_ptr<const Catalog> catalog) {
            if (in_play.empty()) taken.push_back(std::move(catalog));
            return in_play;
        });
    }

    std::string text() const {
        std::ifstream in(creatures);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void save(const std::string& text) const { std::ofstream(creatures) << text; }
    /// As many editors save: another file that takes the name of the first.
    void save_by_renaming(const std::string& text) const {
        std::ofstream(creatures.string() + ".new.yaml") << text;
        files::rename(creatures.string() + ".new.yaml", creatures);
    }
    std::string with(const std::string& word, const std::string& instead) const {
        std::string changed = text();
        const auto at = changed.find(word);
        REQUIRE(at != std::string::npos);
        return changed.replace(at, word.size(), instead);
    }
    /// A further pack, of one file.
    void save_more(const std::string& text) const {
        files::create_directories(content / "more");
        std::ofstream(content / "more" / "pack.yaml") << "id: more\nname: More\nversion: \"1\"\nrequires: [core]\n";
        std::ofstream(content / "more" / "more.yaml") << text;
    }
    bool has_sound(const std::string& id) const { return static_cast<bool>(find_id<SoundId>(taken.back()->sounds, id)); }
    int health() const { return (*taken.back())[find_id<SpeciesId>(taken.back()->species, "hero_warden")].health; }
    std::string warden_health() const {
        const std::string all = text();
        const auto at = all.find("health:", all.find("  hero_warden:"));
        return all.substr(at, all.find('\n', at) - at);
    }
};

/// Polls until `done`, for twenty seconds at most.
template <class Done>
bool poll_until(LiveContent& live, Done&& done) {
    for (int i = 0; i < 4000 && !done(); ++i) {
        live.poll();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return done();
}

}  // namespace

TEST_CASE("sound content that was changed is taken over when it is asked for") {
    Author author;
    LiveContent live = author.live();
    author.save(author.with(author.warden_health(), "health: 77"));
    live.reload();
    CHECK(live.error().empty());
    REQUIRE(author.taken.size() == 1);
    CHECK(author.health() == 77);
    live.reload();
    CHECK(author.taken.size() == 1);
}

TEST_CASE("a mistake is told by file, line and column, nothing is taken over, and it is mended by saving what is right") {
    Author author;
    LiveContent live = author.live();
    const std::string right = author.text();
    author.save(author.with(author.warden_health(), "helth: 77"));
    live.reload();
    CHECK(author.taken.empty());
    REQUIRE(live.error().size() == 2);
    CHECK(live.error()[0] == "1 mistake in the content: the game keeps the old content");
    CHECK(live.error()[1].find("heroes.yaml:") != std::string::npos);
    CHECK(live.error()[1].find("`health`") != std::string::npos);
    author.save(right);
    live.reload();
    CHECK(live.error().empty());
    CHECK(author.taken.empty());
}

TEST_CASE("a pack that was left out at the start stays out and hinders nothing, and comes in when it is mended") {
    Author author;
    author.save_more("sounds:\n  hoot: {milisecond: 90}\n");
    LiveContent live = author.live();
    CHECK(live.notice(Catalog()) == "Left out because of errors: More (1 problem). Run delve lint to see them.");
    author.save(author.with(author.warden_health(), "health: 77"));
    live.reload();
    CHECK(live.error().empty());  // the start has said it
    REQUIRE(author.taken.size() == 1);
    CHECK(author.health() == 77);
    CHECK_FALSE(live.notice(Catalog()).empty());
    author.save_more("sounds:\n  hoot: {milliseconds: ninety}\n");
    live.reload();
    REQUIRE(live.error().size() == 2);
    CHECK(live.error()[0] == "1 mistake in the content: definitions with mistakes are left out");
    CHECK(live.error()[1].find("more.yaml:2:24: ") != std::string::npos);
    author.save_more("sounds:\n  hoot: {milliseconds: 90}\n");
    live.reload();
    CHECK(live.error().empty());
    CHECK(live.notice(Catalog()).empty());
    REQUIRE(author.taken.size() == 2);
    CHECK(author.has_sound("hoot"));
}

TEST_CASE("a pack that the game has is not lost for a mistake; one that is new with a mistake is left out") {
    Author author;
    LiveContent live = author.live();
    author.save_more("sounds:\n  hoot: {milisecond: 90}\n");
    live.reload();
    CHECK(author.taken.empty());
    REQUIRE(live.error().size() == 2);
    CHECK(live.error()[0] == "1 mistake in the content: definitions with mistakes are left out");
    author.save_more("sounds:\n  hoot: {milliseconds: 90}\n");
    live.reload();
    REQUIRE(author.taken.size() == 1);
    author.save_more("sounds:\n  hoot: {milisecond: 90}\n");
    author.save(author.with(author.warden_health(), "health: 77"));
    live.reload();
    CHECK(author.taken.size() == 1);
    REQUIRE(live.error().size() == 2);
    CHECK(live.error()[0] == "1 mistake in the content: the game keeps the old content");
    CHECK(live.notice(Catalog()).empty());
}

TEST_CASE("of many mistakes the first are shown, and how many more there are") {
    Author author;
    LiveContent live = author.live();
    std::string wrong = "species:\n";
    for (int i = 0; i < 9; ++i) wrong += "  thing_" + std::to_string(i) + ": {oops: 1}\n";
    author.save(wrong);
    live.reload();
    REQUIRE(live.error().size() == 6);
    CHECK(live.error().back().starts_with("and "));
}

TEST_CASE("what is in play and gone is named, and nothing is taken over") {
    Author author;
    LiveContent live = author.live();
    author.in_play = {"species `ember_fox`"};
    author.save(author.with(author.warden_health(), "health: 77"));
    live.reload();
    REQUIRE(live.error().size() == 2);
    CHECK(live.error()[1] == "species `ember_fox` is gone, but still in play here");
    author.in_play.clear();
    live.reload();
    CHECK(live.error().empty());
    CHECK(author.taken.size() == 1);
}

TEST_CASE("content that is watched is taken over as it is saved, in place or by renaming, in new folders too") {
    Author author;
    LiveContent live = author.live();
    live.follow(watch_over(author.content));
    author.save(author.with(author.warden_health(), "health: 77"));
    REQUIRE(poll_until(live, [&] { return author.taken.size() == 1; }));
    CHECK(author.health() == 77);
    author.save_by_renaming(author.with("health: 77", "health: 78"));
    REQUIRE(poll_until(live, [&] { return author.taken.size() == 2; }));
    CHECK(author.health() == 78);
    files::create_directory(author.content / "core" / "further");
    for (int i = 0; i < 20; ++i) live.poll(), std::this_thread::sleep_for(std::chrono::milliseconds(5));
    std::ofstream(author.content / "core" / "further" / "more.yaml") << "species: oops\n";
    REQUIRE(poll_until(live, [&] { return !live.error().empty(); }));
    files::remove(author.content / "core" / "further" / "more.yaml");
    CHECK(poll_until(live, [&] { return live.error().empty(); }));
}

TEST_CASE("what was saved while the content was read for the first time is taken over") {
    Author author;
    std::unique_ptr<ContentWatch> watch = watch_over(author.content);
    LiveContent live = author.live();
    author.save(author.with(author.warden_health(), "health: 77"));
    live.follow(std::move(watch));
    REQUIRE(poll_until(live, [&] { return author.taken.size() == 1; }));
    CHECK(author.health() == 77);
}

TEST_CASE("nothing that happens to the folder of the content ends the game, and afterwards content is taken over as before") {
    Author author;
    LiveContent live = author.live();
    live.follow(watch_over(author.content));
    const std::string right = author.text();
    const auto attack = [&](const std::string& what, const std::function<void()>& harm, const std::function<void()>& mend) {
        CAPTURE(what);
        harm();
        author.save(right);  // something that is watched
        CHECK(poll_until(live, [&] { return !live.error().empty(); }));
        CHECK_NOTHROW(live.reload());
        CHECK_FALSE(live.error().empty());
        mend();
        CHECK_NOTHROW(live.reload());
        CHECK(live.error().empty());
    };
    const auto linked = [&](const files::path& at, const files::path& to) {
        attack(
            "a link at " + at.string(), [&] { files::create_symlink(to, author.content / at); },
            [&] { files::remove(author.content / at); });
    };
    linked("loop", "loop");
    linked("core/loop.yaml", "loop.yaml");
    linked("core/species/up", "..");
    attack(
        "no pack.yaml", [&] { files::rename(author.content / "core/pack.yaml", author.content / "core/pack.old"); },
        [&] { files::rename(author.content / "core/pack.old", author.content / "core/pack.yaml"); });
    attack(
        "a folder in the place of a file", [&] { files::create_directories(author.content / "more/pack.yaml"); },
        [&] { files::remove_all(author.content / "more"); });
    CHECK(author.taken.empty());
    files::rename(author.content, author.folder.path / "away");
    CHECK_NOTHROW(live.reload());
    CHECK_FALSE(live.error().empty());
    files::rename(author.folder.path / "away", author.content);
    author.save(author.with(author.warden_health(), "health: 77"));
    CHECK(poll_until(live, [&] { return author.taken.size() == 1; }));
}

TEST_CASE("what is thrown where content is taken over is told, and the game keeps the old content") {
    Author author;
    PlayableContent start = load_playable(author.content);
    const std::uint64_t fingerprint = start.catalog->fingerprint;
    bool fails = true;
    int taken = 0;
    LiveContent live(author.content, fingerprint, std::move(start), [&](const std::shared_ptr<const Catalog>&) {
        if (fails) throw std::runtime_error("no room for pictures");
        ++taken;
        return std::vector<std::string>();
    });
    author.save(author.with(author.warden_health(), "health: 77"));
    CHECK_NOTHROW(live.reload());
    REQUIRE(live.error().size() == 1);
    CHECK(live.error()[0] == "The content cannot be reloaded: no room for pictures");
    fails = false;
    live.reload();
    CHECK(live.error().empty());
    CHECK(taken == 1);
}

TEST_CASE("files that are no content wake nobody") {
    Author author;
    // Neither does a folder that is not there.
    ContentWatch watch({author.content, author.folder.path / "nowhere", {}});
    std::ofstream(author.content / "core" / "notes.txt") << "to do\n";
    std::ofstream(author.content / "core" / ".heroes.yaml.swp") << "x";
    CHECK_FALSE(watch.changed());
    author.save(author.text());
    CHECK(watch.changed());
    CHECK_FALSE(watch.changed());
}

TEST_CASE("players hear which packs are left out, a few by name, in the words of the packs that are there") {
    const RefusedPack bad{"bad", "Bad", 2};
    const RefusedPack child{"child", "Child", 0};
    CHECK(notice_of({}, Catalog()).empty());
    CHECK(notice_of({bad, child}, Catalog()) ==
          "Left out because of errors: Bad (2 problems), Child (requires another that is left out). Run delve lint to see them.");
    Catalog german;
    german.strings.resize(phrases.size());
    german.strings[find_phrase("packs_left_out")] = "Fehlerhaft: {packs}";
    german.strings[find_phrase("packs_more")] = "{count} weitere";
    CHECK(notice_of({bad, bad, child, bad, bad, bad}, german) ==
          "Fehlerhaft: Bad (2 problems), Bad (2 problems), Child (requires another that is left out), Bad (2 problems), 2 weitere");
}
