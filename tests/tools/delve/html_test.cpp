#include "tools/delve/html.hpp"

#include <doctest/doctest.h>

using namespace td::delve;

TEST_CASE("text in HTML is escaped, markup of the program and numbers are not") {
    const std::string name = "<img src=x onerror=\"alert('1')\">&";
    CHECK(html("<b>{}</b> {:.1f} {}", name, 2.25, 7).markup() ==
          "<b>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</b> 2.2 7");
    CHECK(html("{}{}{}", "<", std::string_view(">"), 'x').markup() == "&lt;&gt;x");
    CHECK(html("<td>{}</td>", html("<b>{}</b>", "&")).markup() == "<td><b>&amp;</b></td>");
    CHECK((html("{}", "{}") + html("{{{}}}", "<")).markup() == "{}{&lt;}");
}

TEST_CASE("nothing but text with a meaning can be seen in it") {
    CHECK(escaped_for_html("a\f\x1b[31m\x7f\nb") == "a\uFFFD\uFFFD[31m\uFFFD\nb");
    CHECK(escaped_for_html("\xff<\xc3") == "\uFFFD&lt;\uFFFD");
    CHECK(escaped_for_html("\u202eab\u0085") == "\uFFFDab\uFFFD");
    CHECK(escaped_for_html("Größe 日本 😀") == "Größe 日本 😀");
}

static_assert(!std::is_convertible_v<std::string, Html> && !std::is_constructible_v<Html, std::string>, "text is not HTML without a word");
static_assert(!std::is_convertible_v<const char*, Html>);
