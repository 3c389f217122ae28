#include "content/packs/fingerprint.hpp"

#include <doctest/doctest.h>

#include "content/fields/fields.hpp"
#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

struct Thing {
    std::string name;
    int weight = 0;
    Area area;
};

/// `name` is cosmetic.
const Fields<Thing>& thing_fields() {
    static const Fields<Thing> fields = [] {
        Fields<Thing> table("A thing.");
        table.optional("name", &Thing::name, display_text(0, 99), "").optional("weight", &Thing::weight, number(0, 99), "");
        return table;
    }();
    return fields;
}

std::uint64_t whole(const std::string& yaml) { return hash_of(Snippet(yaml).root()); }
std::uint64_t rules(const std::string& yaml) { return rules_hash_of(Snippet(yaml).root(), structure(thing_fields()).kind); }
std::uint64_t rules_of_list(const std::string& yaml) {
    return rules_hash_of(Snippet(yaml).root(), list(structure(thing_fields()), 0, 9).kind);
}

}  // namespace

TEST_CASE("a fingerprint depends on what is said, not on where and in which order of keys") {
    const std::uint64_t hash = whole("a: 1\nb: {c: [x, y]}\n");
    CHECK(whole("# a comment\nb:\n  c:\n    - x\n    - y\na: 1\n") == hash);
    CHECK(whole("a: 2\nb: {c: [x, y]}\n") != hash);
    CHECK(whole("a: 1\nb: {d: [x, y]}\n") != hash);
}

TEST_CASE("the order of items counts, and so does the form of a value") {
    CHECK(whole("[x, y]\n") != whole("[y, x]\n"));
    CHECK(whole("a: [x]\n") != whole("a: x\n"));
    CHECK(whole("a: []\n") != whole("a: {}\n"));
    CHECK(whole("a:\n") != whole("a: ''\n"));
    CHECK(whole("a: {b: c}\n") != whole("a: {c: b}\n"));
}

TEST_CASE("texts are hashed byte by byte, also where one begins like the other") {
    CHECK(hash_of("") != hash_of(std::string_view("\0", 1)));
    CHECK(hash_of("12345678") != hash_of("123456789"));
    CHECK(hash_of("12345678a") != hash_of("12345678b"));
    CHECK(hash_of("same") == hash_of("same"));
}

TEST_CASE("what is only for eyes and ears is no part of the rules") {
    const std::uint64_t hash = rules("name: Stone\nweight: 3\n");
    CHECK(rules("weight: 3\nname: Rock\n") == hash);
    CHECK(rules("weight: 3\n") == hash);
    CHECK(rules("name: Stone\nweight: 4\n") != hash);
    CHECK(rules("name: Stone\nweight: 3\nother: 1\n") != hash);  // an unknown key counts as a rule
}

TEST_CASE("cosmetic values are left out of the items of lists too") {
    const std::uint64_t hash = rules_of_list("[{name: A, weight: 1}, {name: B, weight: 2}]\n");
    CHECK(rules_of_list("[{name: C, weight: 1}, {weight: 2}]\n") == hash);
    CHECK(rules_of_list("[{name: B, weight: 2}, {name: A, weight: 1}]\n") != hash);
    CHECK(rules_of_list("[{name: A, weight: 1}]\n") != hash);
}
