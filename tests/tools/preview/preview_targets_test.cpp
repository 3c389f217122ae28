#include "tools/preview/preview_targets.hpp"

#include <doctest/doctest.h>

#include "content/temporary_directory.hpp"

using namespace td;
using namespace td::testing;

namespace {

/// A pack with a species and a sprite of one id, a skill that only another file changes, and an abstract species.
struct Packs {
    TemporaryDirectory directory;

    Packs() {
        directory.write("one/pack.yaml", "id: one\nname: One\nversion: '1'\n");
        directory.write("one/hare.yaml",
                        "sprites:\n  hare: {parts: []}\nspecies:\n  rodent: {abstract: true, name: Rodent}\n  hare: {name: Hare}\n"
                        "skills:\n  bite: {name: Bite}\n");
        directory.write("two/pack.yaml", "id: two\nname: Two\nversion: '1'\nrequires: [one]\n");
        directory.write("two/more.yaml", "skills:\n  bite: {change: edit, accuracy: 80}\nitems:\n  herb: {name: Herb}\n");
    }
    PreviewTargets find(const std::string& what) const { return preview_targets(what, directory.path()); }
    std::string names(const std::string& what) const {
        std::string all;
        for (const PreviewSubject& subject : find(what).subjects) all += (all.empty() ? "" : " ") + subject.type + "/" + subject.id;
        return all;
    }
};

}  // namespace

TEST_CASE("what is previewed is found by its id alone, or by type and id") {
    const Packs packs;
    CHECK(packs.names("herb") == "items/herb");
    CHECK(packs.names("items/herb") == "items/herb");
    CHECK(packs.names("items.herb") == "items/herb");
    const PreviewTargets herb = packs.find("herb");
    REQUIRE(herb.subjects.size() == 1);
    CHECK(herb.subjects[0].place.ends_with("more.yaml:4"));
}

TEST_CASE("an id of two definitions is refused with both of them") {
    const Packs packs;
    const PreviewTargets targets = packs.find("hare");
    CHECK(targets.subjects.empty());
    CHECK(targets.refusal.find("species/hare") != std::string::npos);
    CHECK(targets.refusal.find("sprites/hare") != std::string::npos);
    CHECK(packs.names("sprites/hare") == "sprites/hare");
}

TEST_CASE("a file is previewed in the order in which it is written, with what it only changes") {
    const Packs packs;
    CHECK(packs.names((packs.directory.path() / "one/hare.yaml").string()) == "sprites/hare species/hare skills/bite");
    CHECK(packs.names((packs.directory.path() / "two/more.yaml").string()) == "skills/bite items/herb");
    CHECK(packs.find((packs.directory.path() / "one/pack.yaml").string()).refusal.find("defines nothing") != std::string::npos);
}

TEST_CASE("what is not there is refused with what may have been meant") {
    const Packs packs;
    CHECK(packs.find("herp").refusal == "there is no definition `herp`; did you mean `herb`?");
    CHECK(packs.find("items/herp").refusal == "there is no definition among the items `herp`; did you mean `herb`?");
    CHECK(packs.find("itms/herb").refusal == "unknown type `itms`; did you mean `items`?");
    CHECK(packs.find("one/missing.yaml").refusal == "there is no file `one/missing.yaml`");
    CHECK(packs.find("rodent").refusal.find("abstract") != std::string::npos);
}

TEST_CASE("a text of the game is previewed by its key") {
    const Packs packs;
    CHECK(packs.names("strings/floating_miss") == "strings/floating_miss");
    CHECK(packs.find("strings/floating_mis").refusal == "there is no text `floating_mis`; did you mean `floating_miss`?");
}
