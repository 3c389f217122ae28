#include "content/fields/fields.hpp"

#include <doctest/doctest.h>

#include "content/fields/snippet.hpp"

using namespace td;
using namespace td::testing;

namespace {

struct Lamp {
    enum class Fuel : std::uint8_t { oil, wick };
    int light = 3;
    int low = 0;
    int high = 0;
    std::string name;
    bool lit = false;
    Fuel fuel = Fuel::oil;
    std::optional<int> smoke;
};

Fields<Lamp> lamp_fields() {
    Fields<Lamp> fields("A lamp.");
    fields.required("name", &Lamp::name, text(1, 9), "Its name.")
        .optional("light", &Lamp::light, number(1, 9), "Tiles.")
        .optional("lit", &Lamp::lit, boolean(), "From the start.")
        .optional("low", &Lamp::low, number(0, 9), "The least.")
        .optional("high", &Lamp::high, number(0, 9), "The most.")
        .optional("smoke", &Lamp::smoke, number(1, 9), "If it smokes.")
        .range_of("low", "high");
    return fields;
}

/// What reading a lamp comes to, and the problems in it.
struct Read {
    explicit Read(const std::string& yaml, bool partial = false) : snippet(yaml) {
        snippet.reader.set_partial(partial);
        const Reader::Step step(snippet.reader, "lamp", snippet.root());
        lamp_fields().read_into(snippet.root(), &lamp, snippet.reader);
    }
    Snippet snippet;
    Lamp lamp;
};

std::string problem_in(const std::string& yaml) { return Read(yaml).snippet.first(); }

Variants<Lamp> fuel_variants() {
    Variants<Lamp> variants("fuel", &Lamp::fuel);
    variants.choice("oil", {.light = 5, .fuel = Lamp::Fuel::oil}, "Burns oil.");
    variants.choice("wick", {.fuel = Lamp::Fuel::wick}, "Burns a wick.").required("light", &Lamp::light, number(1, 9), "Tiles.");
    return variants;
}

}  // namespace

TEST_CASE("fields fill their members, and those left out keep their defaults") {
    const Read read("name: Torch\nlit: true\nsmoke: 2\n");
    CHECK(read.snippet.problems.empty());
    CHECK(read.lamp.name == "Torch");
    CHECK(read.lamp.lit);
    CHECK(read.lamp.light == 3);
    CHECK(read.lamp.smoke == 2);
}

TEST_CASE("a key that there is not is asked about, a field that is missing named") {
    CHECK(problem_in("name: T\nligth: 3\n").find("C030") != std::string::npos);
    CHECK(problem_in("name: T\nligth: 3\n").find("did you mean `light`?") != std::string::npos);
    CHECK(problem_in("light: 3\n").find("C033") != std::string::npos);
    CHECK(problem_in("light: 3\n").find("name") != std::string::npos);
}

TEST_CASE("in a partial reading nothing is missing") {
    CHECK(Read("light: 3\n", true).snippet.problems.empty());
    CHECK_FALSE(Read("light: 30\n", true).snippet.problems.empty());
}

TEST_CASE("a value that is wrong leaves its member as it was, and all of them are told at once") {
    const Read read("name: T\nlight: many\nlit: 3\n");
    CHECK(read.snippet.problems.size() == 2);
    CHECK(read.lamp.light == 3);
    CHECK_FALSE(read.lamp.lit);
}

TEST_CASE("the end of a range is not before its begin") {
    CHECK(problem_in("name: T\nlow: 2\nhigh: 2\n") == "");
    CHECK(problem_in("name: T\nlow: 3\nhigh: 2\n").find("swap them?") != std::string::npos);
    CHECK(problem_in("name: T\nlow: 3\n") == "");
}

TEST_CASE("of alternatives exactly one is given") {
    Fields<Lamp> fields("One of both.");
    fields.optional("low", &Lamp::low, number(0, 9), "").optional("high", &Lamp::high, number(0, 9), "").one_of({"low", "high"});
    const auto problems = [&](const std::string& yaml) {
        Snippet snippet(yaml);
        Lamp lamp;
        const Reader::Step step(snippet.reader, "lamp", snippet.root());
        fields.read_into(snippet.root(), &lamp, snippet.reader);
        return snippet.problems.size();
    };
    CHECK(problems("low: 1\n") == 0);
    CHECK(problems("low: 1\nhigh: 2\n") == 1);
    CHECK(problems("{}\n") == 1);
}

TEST_CASE("a table knows its fields by name, and their defaults as they are written") {
    const Fields<Lamp> fields = lamp_fields();
    REQUIRE(fields.find("light") != nullptr);
    CHECK(fields.find("light")->default_text == "3");
    CHECK(fields.find("name")->required);
    CHECK(fields.find("ligth") == nullptr);
    CHECK(fields.names().front() == "name");
    CHECK(fields.doc() == "A lamp.");
}

TEST_CASE("of an object what differs from the defaults is written, and is read as it was") {
    const Fields<Lamp> fields = lamp_fields();
    Lamp lamp;
    lamp.name = "Old: lamp";
    lamp.lit = true;
    CHECK(fields.written_entries(&lamp) == std::vector<std::string>{"name: \"Old: lamp\"", "lit: true"});
    CHECK(fields.written_entries(std::make_unique<Lamp>().get()).empty());
}

TEST_CASE("a structure may be written as its main field alone") {
    const Fields<Lamp> fields = lamp_fields();
    const auto lamp = structure(fields, "name");
    CHECK(value_of(lamp, "Torch")->name == "Torch");
    CHECK(value_of(lamp, "{name: Torch, light: 7}")->light == 7);
    CHECK_FALSE(value_of(lamp, "[Torch]"));
    CHECK_FALSE(value_of(structure(fields), "Torch"));
}

TEST_CASE("the tag of a variant chooses its fields and its defaults; a choice without fields may stand alone") {
    const Variants<Lamp> variants = fuel_variants();
    const auto lamp = variant(variants);
    CHECK(value_of(lamp, "oil")->light == 5);
    const auto wick = value_of(lamp, "{fuel: wick, light: 2}");
    REQUIRE(wick);
    CHECK(wick->light == 2);
    CHECK(wick->fuel == Lamp::Fuel::wick);
    CHECK(problem_of(lamp, "oli").find("did you mean `oil`?") != std::string::npos);
    CHECK_FALSE(problem_of(lamp, "{light: 2}").empty());
    CHECK_FALSE(problem_of(lamp, "wick").empty());
    CHECK_FALSE(problem_of(lamp, "{fuel: oil, light: 2}").empty());
}

TEST_CASE("a variant is written as its choice, with what differs from its prototype") {
    const Variants<Lamp> variants = fuel_variants();
    Lamp lamp{.light = 5};
    CHECK(variants.write(lamp) == "oil");
    lamp.fuel = Lamp::Fuel::wick;
    CHECK(variants.write(lamp) == "{fuel: wick, light: 5}");
}
