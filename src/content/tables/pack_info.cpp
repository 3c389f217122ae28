// The field table of `pack.yaml`.
#include "content/tables/pack_info.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "content/tables/tables.hpp"

namespace td {

namespace {

constexpr int longest_word = 48;

const Fields<RequiredPack>& required_pack_fields() {
    static const Fields<RequiredPack> table =
        Fields<RequiredPack>("A pack that another one needs.")
            .required("id", &RequiredPack::id, text(1, 48), "The name of its folder.")
            .optional("at_least", &RequiredPack::at_least, text(1, 20), "The oldest version that works.")
            .optional("below", &RequiredPack::below, text(1, 20), "The first version that no longer works.");
    return table;
}

/// Removes the next part of a version, with the dot, hyphen or plus behind it, and returns the part.
std::string_view take_part(std::string_view& version) {
    const std::size_t end = std::min(version.find_first_of(".-+"), version.size());
    const std::string_view part = version.substr(0, end);
    version.remove_prefix(std::min(end + 1, version.size()));
    return part;
}

/// True also for a missing part, which counts as 0.
bool is_number(std::string_view part) {
    return std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view without_zeros(std::string_view number) {
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
}

const Fields<PackOption>& option_fields() {
    static const Fields<PackOption> table =
        Fields<PackOption>("A choice for players: a number, a switch, or one of several words.")
            .required("name", &PackOption::name, shown_text(1, 40), "The name that players see.")
            .optional("description", &PackOption::description, shown_text(0, 400), "What it changes.")
            .optional("number", &PackOption::number, number(-9999, 9999), "The default number.")
            .optional("from", &PackOption::least, number(-9999, 9999), "The smallest number.")
            .optional("to", &PackOption::most, number(-9999, 9999), "The largest number.")
            .optional("step", &PackOption::step, number(1, 9999), "The step from one number to the next.")
            .optional("switch", &PackOption::is_on, boolean(), "Whether it is on by default.")
            .optional("choice", &PackOption::word, text(1, longest_word), "The default word, such as an id or a range.")
            .optional("of", &PackOption::words, list(text(1, longest_word), 2, 20), "The words to choose from.")
            .range_of("from", "to")
            .one_of({"number", "switch", "choice"});
    return table;
}

/// Checks that the default is one of the values to choose from, and that no key belongs to another kind of option.
void check_option(TreeNode node, const PackOption& option, Reader& reader) {
    const auto only_of = [&](const char* key, const char* kind, bool is_that) {
        if (const auto value = node.find(key); value && !is_that)
            reader.report(*value, ProblemCode::bad_combination, fmt::format("`{}` is only for an option with `{}`", key, kind),
                          "remove it");
    };
    for (const char* const key : {"from", "to", "step"}) only_of(key, "number", option.number.has_value());
    only_of("of", "choice", option.word.has_value());
    if (option.word && option.words.empty())
        reader.report(reader.here(), ProblemCode::missing_field, "needs `of`", "list the words to choose from: `of: [few, many]`");
    else if (option.number && !takes(option, preset_of(option)))
        reader.report(*node.find("number"), ProblemCode::out_of_range,
                      fmt::format("{} is not between {} and {}", *option.number, option.least, option.most),
                      "change it, or `from` and `to`");
    else if (option.word && !takes(option, *option.word))
        reader.report(*node.find("choice"), ProblemCode::unknown_choice, fmt::format("`{}` is not in the option's `of`", *option.word),
                      "add it there");
}

Value<PackOption> pack_option() {
    Value<PackOption> value = structure(option_fields());
    value.reading = [read = value.reading](TreeNode node, const ValueKind& kind, Reader& reader) {
        const std::size_t before = reader.problem_count();
        std::optional<PackOption> option = read(node, kind, reader);
        if (option && reader.problem_count() == before) check_option(node, *option, reader);
        return option;
    };
    return value;
}

}  // namespace

bool is_older_version(std::string_view a, std::string_view b) {
    while (!a.empty() || !b.empty()) {
        std::string_view of_a = take_part(a), of_b = take_part(b);
        if (is_number(of_a) != is_number(of_b)) return is_number(of_a);
        if (is_number(of_a)) of_a = without_zeros(of_a), of_b = without_zeros(of_b);
        if (is_number(of_a) && of_a.size() != of_b.size()) return of_a.size() < of_b.size();
        if (of_a != of_b) return of_a < of_b;
    }
    return false;
}

const Fields<PackInfo>& pack_fields() {
    const auto ids = list(text(1, 48), 0, 100);
    static const Fields<PackInfo> table =
        Fields<PackInfo>("The description of a pack, in its `pack.yaml`.")
            .required("id", &PackInfo::id, text(1, 48), "The name of its folder.")
            .required("name", &PackInfo::name, shown_text(1, 40), "The name that players see.")
            .required("version", &PackInfo::version, shown_text(1, 20), "Such as 1.0.")
            .optional("description", &PackInfo::description, shown_text(0, 2000), "What the pack adds.")
            .optional("language", &PackInfo::language, text(2, 8),
                      "The code of a language, such as `de`. The pack is a translation: it contains only `strings:` and `texts:` in that "
                      "language, and is used when a player chooses it. Its name is the name of the language, in the language itself.")
            .optional("requires", &PackInfo::needs, list(structure(required_pack_fields(), "id"), 0, 100),
                      "Ids of packs that must be present and are loaded before this one, optionally with versions: `{id: frost, at_least: "
                      "\"1.2\"}`. `core` is always required.")
            .optional("after", &PackInfo::after, ids, "Ids of packs that are loaded before this one, if they are present.")
            .optional("conflicts", &PackInfo::conflicts, ids, "Ids of packs that cannot be loaded together with this one.")
            .optional("options", &PackInfo::options, map_from_words(pack_option()),
                      "Choices for players on the screen of packs, by id. In all other files of the pack, `$ID` without quotes stands for "
                      "the chosen value: `count: $wolves`.");
    return table;
}

}  // namespace td
