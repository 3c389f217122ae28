#include "view/screens/log_filter.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

using Choice = LogFilter::Choice;
using Kind = Choice::Kind;

const Mention mira{"Mira", true}, quill{"Quill", true}, fox{"Ember fox", false};

struct Told {
    MessageLog log;
    LogFilter filter;

    Told() {
        log.tell({"Floor 1.", Tone::milestone}, {});
        log.tell({"Ember fox bites Mira for 6.", Tone::harm, {fox, mira}}, {1, 0, 0});
        log.tell({"Quill reads \xC3\x84rger.", Tone::plain, {quill}}, {1, 3, 0});
        filter.offer(log);
    }
    std::string shown() const {
        std::string all;
        for (const MessageLog::Entry& entry : log.entries())
            if (filter.shows(entry)) all += text_of(entry) + "|";
        return all;
    }
    void type(std::u32string_view text) {
        for (const char32_t character : text) filter.type(character);
    }
};

}  // namespace

TEST_CASE("the log is offered by side and by creature, the player's own first") {
    const Told told;
    CHECK(told.filter.choices() == std::vector<Choice>{{Kind::everyone, {}},
                                                       {Kind::party, {}},
                                                       {Kind::others, {}},
                                                       {Kind::one, "Mira"},
                                                       {Kind::one, "Quill"},
                                                       {Kind::one, "Ember fox"}});
    CHECK(told.filter.chosen() == 0);
}

TEST_CASE("only lines that tell of the chosen are shown, and those that part the floors") {
    Told told;
    CHECK(told.shown() == "Floor 1.|Ember fox bites Mira for 6.|Quill reads \xC3\x84rger.|");
    told.filter.step(1);
    CHECK(told.shown() == "Floor 1.|Ember fox bites Mira for 6.|Quill reads \xC3\x84rger.|");
    told.filter.step(1);
    CHECK(told.shown() == "Floor 1.|Ember fox bites Mira for 6.|");
    told.filter.choose(4);
    CHECK(told.shown() == "Floor 1.|Quill reads \xC3\x84rger.|");
    told.filter.step(-5);
    CHECK(told.filter.choices()[told.filter.chosen()].name == "Ember fox");
    told.filter.choose(99);
    CHECK(told.filter.choices()[told.filter.chosen()].name == "Ember fox");
}

TEST_CASE("what is chosen stays chosen while more is told, and is let go when nothing tells of it any more") {
    Told told;
    told.filter.choose(4);
    told.log.tell({"Crow caws.", Tone::plain, {{"Crow", false}}}, {2, 0, 0});
    told.filter.offer(told.log);
    CHECK(told.filter.choices()[told.filter.chosen()].name == "Quill");
    told.filter.offer(MessageLog());
    CHECK(told.filter.chosen() == 0);
}

TEST_CASE("lines that hold the text are found, in capitals or not, together with the filter") {
    Told told;
    told.filter.begin_typing();
    told.type(U"BITES m");
    CHECK(told.shown() == "Ember fox bites Mira for 6.|");
    told.filter.end_typing();
    CHECK_FALSE(told.filter.is_typing());
    CHECK(told.shown() == "Ember fox bites Mira for 6.|");
    told.filter.choose(4);
    CHECK(told.shown().empty());
    told.filter.clear_text();
    CHECK(told.shown() == "Floor 1.|Quill reads \xC3\x84rger.|");
}

TEST_CASE("capitals make no difference to the search, in any language") {
    Told told;
    told.log.tell({"Der große Wächter fällt.", Tone::plain, {}}, {1, 4, 0});
    told.type(U"ärGER");
    CHECK(told.shown() == "Quill reads \xC3\x84rger.|");
    for (const char32_t* const typed : {U"GROSSE WÄCHTER", U"große wächter", U"GROẞE"}) {
        told.filter.clear_text();
        told.type(typed);
        CHECK(told.shown() == "Der große Wächter fällt.|");
    }
}

TEST_CASE("what is typed is UTF-8: Backspace takes whole characters away, control characters are none, and it has an end") {
    Told told;
    told.type(U"\u00C4r\t\r");
    CHECK(told.filter.text() == "\xC3\x84r");
    CHECK(told.shown() == "Quill reads \xC3\x84rger.|");
    told.type(U"\b\b");
    CHECK(told.filter.text().empty());
    told.type(U"\b\u20AC\U0001F600");
    CHECK(told.filter.text() == "\xE2\x82\xAC\xF0\x9F\x98\x80");
    told.type(std::u32string(100, U'a'));
    CHECK(told.filter.text().size() == 7 + 38);
}
