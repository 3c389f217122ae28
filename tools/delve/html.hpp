// HTML that is safe by its type: text becomes part of it only through `html()`, which escapes it. Markup is written in the program itself.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace td::delve {

class Html;

/// `text` for use in HTML and SVG, in attributes too: what has a meaning there is escaped, and control characters but the line feed are
/// shown as U+FFFD.
std::string escaped_for_html(std::string_view text);

namespace html_pieces {

const std::string& piece(const Html& html);
inline std::string piece(std::string_view text) { return escaped_for_html(text); }
inline std::string piece(char character) { return escaped_for_html({&character, 1}); }
template <class Number>
requires(std::is_arithmetic_v<Number> && !std::is_same_v<Number, char>) Number piece(Number number) { return number; }
template <class Part>
using Piece = std::remove_cvref_t<decltype(piece(std::declval<const Part&>()))>;

}  // namespace html_pieces

/// `markup` is a constant, as in fmt::format. In it stand HTML as it is, text escaped, and numbers.
template <class... Parts>
Html html(fmt::format_string<html_pieces::Piece<Parts>...> markup, const Parts&... parts);

class Html {
public:
    Html() = default;
    /// `markup` is a constant of this program, or was made by a program that escapes its texts.
    static Html trusted(std::string markup) { return Html(std::move(markup)); }

    const std::string& markup() const { return m_markup; }
    bool empty() const { return m_markup.empty(); }
    Html& operator+=(const Html& more) {
        m_markup += more.m_markup;
        return *this;
    }
    friend Html operator+(Html a, const Html& b) { return a += b; }

private:
    explicit Html(std::string markup) : m_markup(std::move(markup)) {}

    template <class... Parts>
    friend Html html(fmt::format_string<html_pieces::Piece<Parts>...> markup, const Parts&... parts);

    std::string m_markup;
};

inline const std::string& html_pieces::piece(const Html& html) { return html.markup(); }

template <class... Parts>
Html html(fmt::format_string<html_pieces::Piece<Parts>...> markup, const Parts&... parts) {
    const auto fill = [&](const auto&... pieces) { return fmt::vformat(markup, fmt::make_format_args(pieces...)); };
    return Html(fill(html_pieces::piece(parts)...));
}

}  // namespace td::delve
