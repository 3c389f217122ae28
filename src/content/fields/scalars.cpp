#include "content/fields/scalars.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <vector>

#include "base/nearest.hpp"
#include "base/utf8.hpp"
#include "content/fields/fields.hpp"
#include "content/fields/shown_text.hpp"
#include "content/fields/verbs.hpp"
#include "content/yaml/word_hints.hpp"

namespace td {

namespace {

using Form = ValueKind::Form;

/// The value as messages call it: "`18s`", "a list".
std::string quoted_value(TreeNode node) {
    constexpr std::size_t longest = 40;
    switch (node.kind()) {
        case TreeNode::Kind::nothing: return "nothing";
        case TreeNode::Kind::list: return "a list";
        case TreeNode::Kind::map: return "a map";
        case TreeNode::Kind::text: break;
    }
    const std::string_view text = node.text().substr(0, node.text().find('\n'));
    if (text.size() > longest) return "a long text";
    return node.quoted() ? fmt::format("the text \"{}\"", text) : fmt::format("`{}`", text);
}

/// The whole number in `text`, in decimal digits without leading zeros, with an optional minus.
std::optional<int> to_number(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view digits = text.substr(!text.empty() && text[0] == '-' ? 1 : 0);
    const bool padded = digits.size() > 1 && digits[0] == '0';
    if (error != std::errc{} || end != text.data() + text.size() || padded) return std::nullopt;
    return number;
}

bool is_long_number(std::string_view text) {
    const std::string_view digits = text.substr(!text.empty() && text[0] == '-' ? 1 : 0);
    return digits.size() > 9 && digits[0] != '0' && digits.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string boolean_hint(std::string_view word) {
    if (is_one_of(word, {"yes", "Yes", "YES", "on", "On", "ON", "True", "TRUE", "y", "1"})) return "write `true`";
    if (is_one_of(word, {"no", "No", "NO", "off", "Off", "OFF", "False", "FALSE", "n", "0"})) return "write `false`";
    return {};
}

/// True for a minus sign, a hyphen or a dash that is not the one of the keyboard.
bool begins_with_odd_minus(std::string_view text) {
    constexpr std::string_view signs[] = {"\xE2\x88\x92", "\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92", "\xE2\x80\x93", "\xE2\x80\x94"};
    return std::any_of(std::begin(signs), std::end(signs), [text](std::string_view sign) { return text.starts_with(sign); });
}

/// The hint for a number with something behind it: `18;`, `200ms`, `3 rounds`, `18.5`. Empty for anything else.
std::string hint_for_rest(std::string_view text) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ";
    const std::size_t end = std::min(text.find_first_not_of("0123456789", text.starts_with('-') ? 1 : 0), text.size());
    const std::string_view number = text.substr(0, end), rest = text.substr(end);
    if (!to_number(number) || rest.empty()) return {};
    if (rest == ";" || rest == "," || rest == "." || rest == "\xC2\xA0") return fmt::format("write `{}`", number);
    if (rest.find_first_not_of(' ') == rest.find("//")) return "a comment starts with `#`";
    const bool is_factor = rest == "x";  // `2x`
    if (!is_factor && rest.find_first_not_of(letters) == std::string_view::npos) return "write the number without a unit";
    if ((rest[0] == '.' || rest[0] == ',') && rest.find_first_not_of("0123456789", 1) == std::string_view::npos)
        return "use a whole number; fractions are given in percent";
    return {};
}

/// True for a number whose thousands are divided: `1,000`.
bool has_thousands(std::string_view text) {
    const std::size_t first = text.find(',');
    if (first == 0 || first > 3 || text.size() < first + 4 || (text.size() - first) % 4 != 0) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool divides = i >= first && (i - first) % 4 == 0;
        if (divides ? text[i] != ',' : text[i] < '0' || text[i] > '9') return false;
    }
    return true;
}

/// The hint for a word in place of a number. Where numbers may be negative, 0 is the usual one.
std::string hint_for_level(std::string_view word, const ValueKind& kind) {
    if (is_one_of(word, {"none", "null", "off", "normal", "usual", "default", "average"}) && kind.low <= 0 && kind.high >= 0)
        return "write `0`, or omit it";
    constexpr std::array<std::string_view, 11> numbers{"zero", "one",   "two",   "three", "four", "five",
                                                       "six",  "seven", "eight", "nine",  "ten"};
    if (const auto found = std::find(numbers.begin(), numbers.end(), word); found != numbers.end())
        return fmt::format("write `{}`", found - numbers.begin());
    if (kind.low >= 0 || kind.high <= 0) return {};
    if (is_one_of(word, {"slow", "slower", "low", "weak", "bad", "poor", "worse"})) return "write `-1` or less";
    if (is_one_of(word, {"fast", "faster", "quick", "high", "strong", "good", "better"})) return "write `1` or more";
    return {};
}

/// The hint for text that is a number in other formats: `010`, `+3`, `2.0`, `1_000`, `1,000`.
std::string number_hint(std::string_view text) {
    if (begins_with_odd_minus(text)) return "type a plain `-`";
    if (text.ends_with('%'))
        if (const std::string_view number = text.substr(0, text.find_last_not_of("% ") + 1); to_number(number))
            return fmt::format("write `{}`", number);
    if (const std::size_t hash = text.find('#'); hash != std::string_view::npos && to_number(text.substr(0, hash)))
        return "put a space before the `#` of a comment";
    const std::string_view sign = text.substr(0, text.starts_with('-') ? 1 : 0);
    std::string digits;
    std::string_view rest = text.substr(text.starts_with('-') || text.starts_with('+') ? 1 : 0);
    if (rest.ends_with(".0")) rest.remove_suffix(2);
    const bool thousands = has_thousands(rest);
    for (const char c : rest)
        if (c != '_' && !(c == ',' && thousands)) digits += c;
    digits.erase(0, std::min(digits.find_first_not_of('0'), digits.empty() ? 0 : digits.size() - 1));
    const std::string plain = std::string(sign) + digits;
    return plain != text && to_number(plain) ? fmt::format("write `{}`", plain) : hint_for_rest(text);
}

/// The hint for a range in other formats: `4-6`, `4..6`, `{min: 4, max: 6}`.
std::string range_hint(TreeNode node) {
    std::vector<std::string_view> ends;
    if (node.is_map())
        for (const auto [key, value] : node.entries()) ends.push_back(value.text());
    const std::string_view text = node.text();
    const std::size_t first_end = text.find_first_not_of("0123456789"), second = text.find_last_not_of("0123456789");
    if (node.is_text() && first_end != std::string_view::npos) ends = {text.substr(0, first_end), text.substr(second + 1)};
    if (ends.size() == 2 && to_number(ends[0]) && to_number(ends[1])) return fmt::format("write `[{}, {}]`", ends[0], ends[1]);
    return node.is_text() && !node.quoted() ? number_hint(text) : std::string();
}

/// The hint for a colour in other formats: `E07A3F` without its sign, `#FE8`, `0xE07A3F`, or by its name.
std::string colour_hint(std::string_view text) {
    const std::size_t first = text.find_first_of("0123456789abcdefABCDEF");
    const std::string_view sign = text.substr(0, std::min(first, text.size()));
    const std::size_t skipped = text.starts_with("0x") ? 2 : sign.size();
    std::string_view digits = text.substr(skipped);
    digits = digits.substr(0, digits.find_first_not_of("0123456789abcdefABCDEF"));
    const bool whole = skipped + digits.size() == text.size() || !hint_for_typing(text).empty();
    std::string six(digits);
    if (digits.size() == 3) six = {digits[0], digits[0], digits[1], digits[1], digits[2], digits[2]};
    if (digits.size() == 8) six.resize(6);
    if (whole && six.size() == 6) return fmt::format("write `\"#{}\"`", six);
    return "a colour is `#` and six hexadecimal digits in quotes, two each for red, green and blue";
}

/// True if the node is a valid value of the kind. Tells ids, choices and numbers only; false for all other kinds.
bool could_be(TreeNode node, const ValueKind& kind, const IdTable& ids) {
    if (kind.form == Form::reference) return ids.number(kind.target, node.text()).has_value();
    if (kind.form == ValueKind::Form::choice) return std::find(kind.choices.begin(), kind.choices.end(), node.text()) != kind.choices.end();
    const std::optional<int> number = node.quoted() || kind.form != ValueKind::Form::number ? std::nullopt : to_number(node.text());
    return number && *number >= kind.low && *number <= kind.high;
}

/// True if the line of the node, whose value is missing, has a comment.
bool has_comment(TreeNode node) {
    const std::string_view line = node.source().line(node.place().line);
    return line.find(" #") != std::string_view::npos;
}

/// True if the next line is a row of a map that begins with the glyph `#`, and so counts as a comment. In real comments a blank follows
/// the `#`.
bool is_above_rock(TreeNode node) {
    const std::string_view line = node.source().line(node.place().line + 1);
    const std::size_t first = std::min(line.find_first_not_of(' '), line.size());
    return line.substr(first).starts_with('#') && line.size() > first + 1 && line[first + 1] != ' ';
}

bool must_be_given(const Field& field, const FieldTable& table) {
    const std::vector<std::string_view>& any = table.alternatives();
    return field.required || std::find(any.begin(), any.end(), field.name) != any.end();
}

/// A number such as an author might write.
int usual_number(const ValueKind& kind) {
    constexpr int usual = 10;
    return std::clamp(usual, kind.low, kind.high);
}

/// The other fields that must be given, with a value for each: `, percent: 10`.
std::string further_required(const Field& given, const FieldTable& table) {
    std::string more;
    for (const Field& field : table.fields()) {
        if (&field == &given || !field.required) continue;
        const std::string value = field.kind.form == Form::number ? std::to_string(usual_number(field.kind)) : "...";
        more += fmt::format(", {}: {}", field.name, value);
    }
    return more;
}

/// For a single value in place of a map: the maps with one field that it would be valid for. Empty if it fits more than three fields.
std::vector<std::string> as_maps(TreeNode node, const FieldTable& table, const IdTable& ids) {
    constexpr std::size_t most = 3;
    std::vector<std::string> maps;
    for (const Field& field : table.fields())
        if (could_be(node, field.kind, ids))
            maps.push_back(fmt::format("{{{}: {}{}}}", field.name, shortened(node.text()), further_required(field, table)));
    if (maps.size() > most) maps.clear();
    if (!maps.empty()) return maps;
    // A required list, each item of which may be a single text.
    for (const Field& field : table.fields())
        if (must_be_given(field, table) && field.kind.form == Form::list && field.kind.inner && !field.kind.inner->tag.empty())
            return {fmt::format("{{{}: [{}]}}", field.name, shortened(node.text()))};
    return {};
}

/// The hint "write `{wait_time: 500}` or `{turns: 500}`"; empty if no field fits.
std::string as_field_alone(TreeNode node, const FieldTable& table, const IdTable& ids) {
    const std::vector<std::string> maps = as_maps(node, table, ids);
    if (!maps.empty()) return fmt::format("write `{}`", fmt::join(maps, "` or `"));
    const Field* const named = table.find(node.text());
    if (named == nullptr) return {};
    return fmt::format("write `{{{}: {}}}`", named->name, named->kind.form == Form::boolean ? "true" : "...");
}

/// For a choice that lacks its required fields: `{do: harm, kind: ...}`. Empty if it has none.
std::string as_choice_with_fields(TreeNode node, const ValueKind& kind) {
    const auto choice = std::find(kind.choices.begin(), kind.choices.end(), node.text());
    if (kind.tag.empty() || choice == kind.choices.end()) return {};
    std::string fields;
    for (const Field& field : kind.variants[static_cast<std::size_t>(choice - kind.choices.begin())]->fields())
        if (field.required) fields += fmt::format(", {}: ...", field.name);
    return fields.empty() ? std::string() : fmt::format("{{{}: {}{}}}", kind.tag, *choice, fields);
}

/// The map to write for an item; empty where the text alone is a valid item.
std::string as_item(TreeNode node, const ValueKind& item, const IdTable& ids) {
    if (item.form == Form::variant) return as_choice_with_fields(node, item);
    if (item.form != Form::structure || !item.tag.empty()) return {};
    const std::vector<std::string> maps = as_maps(node, *item.fields, ids);
    return maps.empty() ? "{...}" : maps.front();
}

/// True if the text may be meant as an item: a word, a number or an id, whatever is asked for.
bool may_be_item(TreeNode node, const ValueKind& item) {
    constexpr std::string_view letters_of_ids = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    if (item.form == Form::variant || item.form == Form::choice)
        return std::find(item.choices.begin(), item.choices.end(), node.text()) != item.choices.end() ||
               !word_meant(node.text(), item.choices).empty();
    if (item.form == Form::reference || item.form == Form::structure)
        return node.text().find_first_not_of(letters_of_ids) == std::string_view::npos;
    return true;
}

/// The words of a text that are divided by blanks or commas.
std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(" ,"); at != std::string_view::npos; at = text.find_first_not_of(" ,", at)) {
        const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// The hint for a single value in place of a list; empty if it is not clear what was meant.
std::string as_list(TreeNode node, const ValueKind& kind, const IdTable& ids) {
    std::string_view text = node.text();
    if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
    if (const std::string item = as_item(node, *kind.inner, ids); !item.empty() && kind.low <= 1) return fmt::format("write `[{}]`", item);
    if (kind.low > 1) {
        const std::vector<std::string_view> words = words_of(text);
        const auto count = static_cast<std::size_t>(kind.low);
        if (words.size() == count) return fmt::format("write [{}]", fmt::join(words, ", "));
        const std::vector<std::string_view> items(count, text);
        return fmt::format("write {} of them, such as [{}]", kind.low, shortened(fmt::format("{}", fmt::join(items, ", "))));
    }
    if (!node.quoted() && node.text().ends_with(']')) return "is a `[` missing?";
    if (text.find(',') != std::string_view::npos || text != node.text()) return fmt::format("write [{}]", shortened(text));
    return may_be_item(node, *kind.inner) ? fmt::format("for a single item write [{}]", shortened(text)) : std::string();
}

/// The character of the source that the node begins with; 0 if its line has none there.
char first_character(TreeNode node) {
    const std::string_view line = node.source().line(node.place().line);
    const auto column = static_cast<std::size_t>(node.place().column);
    return column > 0 && column <= line.size() ? line[column - 1] : '\0';
}

/// For `{health_below: 20}` in place of an item that names its choice: `{is: health_below, percent: 20}`. Empty for all else.
std::string as_tagged_item(const TreeEntry& entry, const ValueKind& item, const IdTable& ids) {
    const FieldTable* const table = variant_called(item, entry.key.text());
    if (item.tag.empty() || table == nullptr || !entry.value.is_text()) return {};
    for (const bool required : {true, false})
        for (const Field& field : table->fields())
            if (field.required == required && could_be(entry.value, field.kind, ids))
                return fmt::format("{{{}: {}, {}: {}}}", item.tag, entry.key.text(), field.name, shortened(entry.value.text()));
    return {};
}

/// For `{hare: 2}` in place of an item with an id and a number: `{members: [hare], weight: 2}`. Empty for all else.
std::string as_numbered_item(const TreeEntry& entry, const ValueKind& item, const IdTable& ids) {
    if (item.form != Form::structure || item.fields == nullptr || item.fields->find(entry.key.text()) != nullptr) return {};
    const std::vector<std::string> maps = as_maps(entry.key, *item.fields, ids);
    const Field* number = item.fields->find("weight");
    for (const Field& field : item.fields->fields())
        if (field.required && field.kind.form == Form::number) number = &field;
    if (maps.size() != 1 || number == nullptr || !could_be(entry.value, number->kind, ids)) return {};
    const std::string_view map = std::string_view(maps.front()).substr(0, maps.front().size() - 1);
    const std::string own = fmt::format(", {}: ", number->name);
    return fmt::format("{}{}{}}}", map.substr(0, map.find(own)), own, entry.value.text());
}

/// For a map in place of a list: the list of what its entries were meant for; empty if that is not clear.
std::string as_list_of_entries(TreeNode node, const ValueKind& item, const IdTable& ids) {
    constexpr std::size_t most = 3;
    std::vector<std::string> items;
    for (const TreeEntry entry : node.entries()) {
        std::string written = item.form == Form::variant ? as_tagged_item(entry, item, ids) : as_numbered_item(entry, item, ids);
        if (written.empty() || items.size() == most) return {};
        items.push_back(std::move(written));
    }
    return items.empty() ? std::string() : fmt::format("write `[{}]`", fmt::join(items, ", "));
}

/// The hint for a map in place of a list.
std::string hint_for_map_in_list(TreeNode node, const ValueKind& item, const IdTable& ids) {
    if (std::string items = as_list_of_entries(node, item, ids); !items.empty()) return items;
    if (first_character(node) != '{') return "each item of a list starts with `- `";
    const bool has_fields = item.form == Form::structure && item.fields != nullptr && !item.tag.empty();
    const bool other_keys = has_fields && node.size() > 0 && item.fields->find((*node.entries().begin()).key.text()) == nullptr;
    return other_keys ? fmt::format("write a list, such as [{{{}: ...}}]", item.tag) : "for a single item write [{...}]";
}

bool holds_one_map(TreeNode list) { return list.size() == 1 && (*list.items().begin()).is_map(); }

bool is_glyph(TreeNode node) { return node.is_text() && node.text().size() == 1 && node.text()[0] > ' ' && node.text()[0] < 127; }

/// True for a list such as `- c: {feature: crate}`, which is a map from glyphs but for its dashes.
bool holds_glyph_maps(TreeNode list) {
    for (const TreeNode item : list.items())
        for (const auto [key, value] : item.entries())
            if (!is_glyph(key)) return false;
    return list.size() > 0 && (*list.items().begin()).is_map();
}

/// The hint for a list in place of a single value or a map; empty for other kinds.
std::string hint_for_list(TreeNode node, const ValueKind& kind) {
    constexpr int most_in_a_line = 300;
    const bool dashes = first_character(node) == '-';
    if (kind.by_glyph && !holds_glyph_maps(node)) return "a legend maps each character to what is there, such as `c: {feature: ...}`";
    if (kind.form == Form::text && kind.high > most_in_a_line) return "put a `|` after the `:`, and the lines below it without dashes";
    if (kind.form == Form::map || (kind.form == Form::structure && kind.fields != nullptr))
        return dashes                   ? "remove the dashes"
               : kind.form == Form::map ? "write a map, such as {KEY: VALUE}"
               : holds_one_map(node)    ? "remove the brackets"
                                        : "";
    const bool single = kind.form == Form::reference || kind.form == Form::choice || kind.form == Form::number || kind.form == Form::text;
    return single ? "give a single value, without brackets or dashes" : "";
}

/// True for text between such quotes as word processors write.
bool is_in_curly_quotes(std::string_view text) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> quotes{
        {{"\u201C", "\u201D"}, {"\u2018", "\u2019"}, {"\u201E", "\u201C"}, {"\u00AB", "\u00BB"}}};
    return std::any_of(quotes.begin(), quotes.end(),
                       [&](const auto& pair) { return text.starts_with(pair.first) && text.ends_with(pair.second); });
}

/// The hint for a single value in place of a map from ids or words; empty if it fits neither as a key nor as a value.
std::string as_map_entry(TreeNode node, const ValueKind& kind, const IdTable& ids) {
    const ValueKind& inner = *kind.inner;
    const bool is_key = !kind.target.empty() && ids.number(kind.target, node.text()).has_value();
    if (is_key) return fmt::format("write {{{}: {}}}", node.text(), inner.form == Form::number ? std::to_string(inner.high / 2) : "VALUE");
    if (!could_be(node, inner, ids)) return {};
    const std::vector<std::string_view> known = kind.target.empty() ? std::vector<std::string_view>() : ids.ids(kind.target);
    return fmt::format("write {{{}: {}}}", known.empty() ? "KEY" : known.front(), shortened(node.text()));
}

/// The hint for a value of the wrong kind; empty if there is no likely reason.
std::string likeliest_reason(TreeNode node, const ValueKind& kind, const IdTable& ids) {
    const bool wants_text = kind.form == Form::text || kind.form == Form::glyph || kind.form == Form::colour;
    if (node.is_nothing() && kind.form == Form::text && is_above_rock(node)) return "`#` starts a comment: put a `|` after the `:`";
    if (node.is_nothing() && (kind.form == Form::structure || kind.form == Form::map || kind.form == Form::list))
        return "write what belongs to it below it, indented further";
    if (node.is_nothing()) return wants_text && has_comment(node) ? "`#` starts a comment: if it is text, put it in quotes" : "";
    if (node.is_text() && node.quoted() && kind.form == Form::number && to_number(node.text())) return "remove the quotes";
    if (node.is_text() && node.quoted() && kind.form == Form::boolean && is_one_of(node.text(), {"true", "false"}))
        return "remove the quotes";
    if (kind.form == Form::range && !node.is_list()) return range_hint(node);
    if (kind.form == Form::range && node.size() > 0 && !to_number((*node.items().begin()).text())) {
        // `[4 5]` and `[4 - 5]` are lists of one text.
        const std::string both = node.size() == 1 ? range_hint(*node.items().begin()) : std::string();
        return both.empty() ? "this is how many; another key says which, such as `loot` of a floor" : both;
    }
    if (node.is_text() && kind.form == Form::colour) return colour_hint(node.text());
    if (node.is_list()) return hint_for_list(node, kind);
    if (node.is_text() && !node.quoted() && kind.form == Form::number) {
        const std::string hint = number_hint(node.text());
        return hint.empty() ? hint_for_level(node.text(), kind) : hint;
    }
    if (node.is_text() && kind.form == Form::boolean) return boolean_hint(node.text());
    if (node.is_text() && kind.form == Form::list) return as_list(node, kind, ids);
    if (node.is_text() && kind.form == Form::map && kind.inner) return as_map_entry(node, kind, ids);
    if (node.is_text() && kind.form == Form::structure && kind.fields) return as_field_alone(node, *kind.fields, ids);
    if (node.is_map() && kind.form == Form::list) return hint_for_map_in_list(node, *kind.inner, ids);
    return {};
}

std::optional<std::uint32_t> to_colour(std::string_view text) {
    std::uint32_t colour = 0;
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 7, colour, 16);
    return error == std::errc{} && end == text.data() + 7 ? std::optional(colour) : std::nullopt;
}

void report_out_of_range(TreeNode node, const ValueKind& kind, Reader& reader) {
    constexpr std::size_t longest = 40;
    reader.report(node, ProblemCode::out_of_range,
                  fmt::format("expected {}, not {}", describe(kind), first_characters(node.text(), longest)));
}

}  // namespace

void report_wrong_type(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (holds_verbs(node, kind)) {
        const TreeNode verb = (*node.entries().begin()).key;
        return reader.report(verb, ProblemCode::nothing_to_change, fmt::format("there is nothing here for `{}` to change", verb.text()),
                             "it changes a value from `extends` or `change: edit`; here, write the value itself");
    }
    reader.report(node, ProblemCode::wrong_type, fmt::format("expected {}, not {}", describe(kind), quoted_value(node)),
                  likeliest_reason(node, kind, reader.ids()));
}

std::optional<int> read_number(TreeNode node, const ValueKind& kind, Reader& reader) {
    const bool plain = node.is_text() && !node.quoted();
    const std::optional<int> number = plain ? to_number(node.text()) : std::nullopt;
    if (number && *number >= kind.low && *number <= kind.high) return number;
    if (number || (plain && is_long_number(node.text())))
        report_out_of_range(node, kind, reader);
    else
        report_wrong_type(node, kind, reader);
    return std::nullopt;
}

std::optional<bool> read_boolean(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (node.is_text() && !node.quoted() && is_one_of(node.text(), {"true", "false"})) return node.text() == "true";
    report_wrong_type(node, kind, reader);
    return std::nullopt;
}

std::optional<std::string> read_text(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (!node.is_text()) return report_wrong_type(node, kind, reader), std::nullopt;
    if (!node.quoted() && is_in_curly_quotes(node.text()))
        reader.warn(node, ProblemCode::suspicious, "these quotes are part of the text", "use straight quotes, `\"`");
    const auto length = static_cast<int>(std::min<std::size_t>(characters_in(node.text()), 1u << 20));
    if (length < kind.low || length > kind.high) {
        reader.report(node, ProblemCode::out_of_range,
                      fmt::format("expected {}, not {}", describe(kind), length == 0 ? "an empty text" : std::to_string(length)));
        return std::nullopt;
    }
    if (kind.shown != ValueKind::Shown::no && !check_shown_text(node, kind, reader)) return std::nullopt;
    return std::string(node.text());
}

std::optional<char> read_glyph(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (is_glyph(node)) return node.text()[0];
    report_wrong_type(node, kind, reader);
    return std::nullopt;
}

void check_glyph_keys(TreeNode node, Reader& reader) {
    for (const auto [key, value] : node.entries())
        if (!is_glyph(key))
            reader.report(key, ProblemCode::wrong_type, fmt::format("`{}` is not a single keyboard character", shortened(key.text())));
}

std::optional<std::uint32_t> read_colour(TreeNode node, const ValueKind& kind, Reader& reader) {
    const std::optional<std::uint32_t> colour = node.is_text() ? to_colour(node.text()) : std::nullopt;
    if (!colour) report_wrong_type(node, kind, reader);
    return colour;
}

std::optional<std::size_t> read_choice(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (!node.is_text()) return report_wrong_type(node, kind, reader), std::nullopt;
    const auto found = std::find(kind.choices.begin(), kind.choices.end(), node.text());
    if (found != kind.choices.end()) return static_cast<std::size_t>(found - kind.choices.begin());
    reader.report(node, ProblemCode::unknown_choice, fmt::format("expected {}, not {}", describe(kind), quoted_value(node)),
                  hint_for_word(node.text(), kind.choices));
    return std::nullopt;
}

namespace {

std::string hint_for_unknown_id(TreeNode node, const ValueKind& kind, Reader& reader) {
    const std::string_view text = node.text();
    if (is_one_of(text, {"null", "none", "~"})) return "for none, omit the key; in a change, remove it with `remove: [KEY]`";
    const bool is_picture = text.ends_with(".png"), is_sound = text.ends_with(".wav") || text.ends_with(".ogg");
    if (kind.target == "sprites" && is_picture)
        return fmt::format("this needs an id: define a sprite with `picture: {}` below `sprites:`", text);
    if (kind.target == "sounds" && is_sound) return fmt::format("this needs an id: define a sound with `file: {}` below `sounds:`", text);
    return reader.hint_for_id(kind.target, text);
}

}  // namespace

std::optional<std::size_t> read_reference(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (!node.is_text() || node.text().empty()) return report_wrong_type(node, kind, reader), std::nullopt;
    const std::optional<std::size_t> number = reader.ids().number(kind.target, node.text());
    if (number) return number;
    if (const std::string why = reader.ids().why_absent(kind.target, node.text()); !why.empty())
        reader.report(node, ProblemCode::unknown_id, fmt::format("{} is not one of the {}: {}", quoted_value(node), kind.target, why));
    else if (reader.ids().complete())
        reader.report(node, ProblemCode::unknown_id, fmt::format("{} is not one of the {}", quoted_value(node), kind.target),
                      hint_for_unknown_id(node, kind, reader));
    return std::nullopt;
}

std::optional<IntegerRange> read_range(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (node.is_text()) {
        const std::optional<int> both = read_number(node, kind, reader);
        return both ? std::optional(IntegerRange{*both, *both}) : std::nullopt;
    }
    if (!node.is_list() || node.size() != 2) return report_wrong_type(node, kind, reader), std::nullopt;
    const ValueKind end{ValueKind::Form::number, kind.low, kind.high};
    const TreeNode first = *node.items().begin();
    const TreeNode second = *++node.items().begin();
    const std::optional<int> low = read_number(first, end, reader);
    const std::optional<int> high = read_number(second, end, reader);
    if (!low || !high) return std::nullopt;
    if (*low <= *high) return IntegerRange{*low, *high};
    reader.report(second, ProblemCode::out_of_range, fmt::format("the range ends at {}, before its start {}", *high, *low), "swap them?");
    return std::nullopt;
}

void warn_of_repeated(TreeNode node, const ValueKind& kind, Reader& reader) {
    const bool is_of_words = kind.inner && (kind.inner->form == Form::reference || kind.inner->form == Form::choice);
    if (!is_of_words || kind.may_repeat) return;
    std::vector<std::string_view> before;
    for (const TreeNode item : node.items()) {
        if (!item.is_text()) continue;
        if (std::find(before.begin(), before.end(), item.text()) != before.end())
            reader.warn(item, ProblemCode::suspicious, fmt::format("`{}` is in this list twice", shortened(item.text())),
                        "it counts once: delete one of the two");
        before.push_back(item.text());
    }
}

bool check_list(TreeNode node, const ValueKind& kind, Reader& reader) {
    if (!node.is_list()) return report_wrong_type(node, kind, reader), false;
    const auto size = static_cast<int>(node.size());
    if (size >= kind.low && size <= kind.high) return true;
    reader.report(reader.here(), ProblemCode::out_of_range,
                  fmt::format("expected {}, not {}", describe(kind), size == 0 ? "an empty list" : std::to_string(size)));
    return false;
}

}  // namespace td
