#include "tools/lint/references.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

struct Inner {
    SkillId skill;
};
struct Thing {
    SkillId skill, seen;
    std::vector<ItemId> items;
    std::vector<std::pair<StatusId, int>> statuses;
    Inner inner;
};

const Fields<Inner>& inner_fields() {
    static const Fields<Inner> fields = [] {
        Fields<Inner> table("Inside.");
        table.optional("skill", &Inner::skill, reference<SkillId>("skills"), "");
        return table;
    }();
    return fields;
}

const Fields<Thing>& thing_fields() {
    static const Fields<Thing> fields = [] {
        Fields<Thing> table("A thing.");
        table.optional("skill", &Thing::skill, reference<SkillId>("skills"), "")
            .optional("seen", &Thing::seen, reference_only(reference<SkillId>("skills")), "")
            .optional("items", &Thing::items, list(reference<ItemId>("items"), 0, 9), "")
            .optional("statuses", &Thing::statuses, map_from_ids<StatusId>("statuses", number(0, 9)), "")
            .optional("inner", &Thing::inner, structure(inner_fields(), "skill"), "");
        return table;
    }();
    return fields;
}

/// "skills/bite items/herb", in the order found.
std::string references_in(const std::string& yaml) {
    const Snippet snippet(yaml);
    std::string found;
    for_each_reference(thing_fields(), snippet.root(), [&](std::string_view target, std::string_view id) {
        found += (found.empty() ? "" : " ") + std::string(target) + "/" + std::string(id);
    });
    return found;
}

}  // namespace

TEST_CASE("references are found wherever they stand: alone, in lists, as keys, in maps of fields") {
    CHECK(references_in("skill: bite\n") == "skills/bite");
    CHECK(references_in("items: [herb, knife]\n") == "items/herb items/knife");
    CHECK(references_in("statuses: {poison: 3}\n") == "statuses/poison");
    CHECK(references_in("inner: {skill: claw}\n") == "skills/claw");
    CHECK(references_in("inner: claw\n") == "skills/claw");
}

TEST_CASE("a list may be written as one item, or as changes of another list") {
    CHECK(references_in("items: herb\n") == "items/herb");
    CHECK(references_in("items: {append: [herb], remove: [knife]}\n") == "items/herb items/knife");
}

TEST_CASE("what only mentions a definition is no reference, nor is a value of a wrong type or an unknown key") {
    CHECK(references_in("seen: bite\n") == "");
    CHECK(references_in("skill: [bite]\n") == "");
    CHECK(references_in("sklil: bite\n") == "");
    CHECK(references_in("inner: [claw]\n") == "");
}
