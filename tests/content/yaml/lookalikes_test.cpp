#include "content/yaml/lookalikes.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("characters that look like others are named as what they are, with what to type") {
    CHECK(hint_for_lookalike("foe_teams：") == "`：` is a full-width colon: type a plain `:`");
    CHECK(hint_for_lookalike("１２") == "`１` is a full-width digit: type a plain `1`");
    CHECK(hint_for_lookalike("ｈealth") == "`ｈ` is a full-width letter: type a plain `h`");
    CHECK(hint_for_lookalike("a，b") == "`，` is a full-width comma: type a plain `,`");
    CHECK(hint_for_lookalike("［a］") == "`［` is a full-width square bracket: type a plain `[`");
    CHECK(hint_for_lookalike("5 ＃ note") == "`＃` is a full-width number sign: type a plain `#`");
    CHECK(hint_for_lookalike("– rat") == "`–` is an en dash: type a plain `-`");
    CHECK(hint_for_lookalike("• rat") == "`•` is a bullet: type a plain `-`");
    CHECK(hint_for_lookalike("hea\u200Blth") == "here is an invisible zero-width space (U+200B): delete it");
    CHECK(hint_for_lookalike("\uFEFFhealth") == "here is an invisible byte order mark (U+FEFF): delete it");
    CHECK(hint_for_lookalike("5\u3000") == "here is a full-width blank (U+3000): type a plain one");
    CHECK(hint_for_lookalike("٣") == "`٣` is a digit of another script: type a plain `3`");
    CHECK(hint_for_lookalike("⑥") == "`⑥` is a circled digit: type a plain `6`");
    CHECK(hint_for_lookalike("⓪") == "`⓪` is a circled digit: type a plain `0`");
    CHECK(hint_for_lookalike("6⁴") == "`⁴` is a raised digit: type a plain `4`");
    CHECK(hint_for_lookalike("x²") == "`²` is a raised digit: type a plain `2`");
    CHECK(hint_for_lookalike("₉") == "`₉` is a lowered digit: type a plain `9`");
    CHECK(hint_for_lookalike("𝟗𝟘") == "`𝟗` is a digit of formulas: type a plain `9`");
    CHECK(hint_for_lookalike("′jelly′") == "`′` is a prime: type a plain `'`");
    CHECK(hint_for_lookalike("ⁱⁿ").empty());
    CHECK(hint_for_lookalike("五").empty());
    CHECK(hint_for_lookalike("Größe_1: 'x', \"y\" - [z]").empty());
    CHECK(hint_for_lookalike("\xff\xc3").empty());
}

TEST_CASE("signs of YAML are looked for anywhere, dashes only at the start") {
    CHECK(hint_for_lookalike_sign("name： Rat") == "`：` is a full-width colon: type a plain `:`");
    CHECK(hint_for_lookalike_sign("— rat") == "`—` is an em dash: type a plain `-`");
    CHECK(hint_for_lookalike_sign("a text – with a dash").empty());
    CHECK(hint_for_lookalike_sign("plain").empty());
    CHECK(hint_for_lookalike_sign("width׃ 64") == "`׃` is a Hebrew end of verse: type a plain `:`");
    CHECK(hint_for_lookalike_sign("a： b］", "]") == "`］` is a full-width square bracket: type a plain `]`");
    CHECK(with_plain_signs("dun\u200Bgeons\u037E ６") == "dungeons; 6");
}
