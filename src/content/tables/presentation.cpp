// Field tables of themes, sounds, and `pack.yaml`.
#include <algorithm>

#include "content/tables/tables.hpp"

namespace td {

const Fields<Theme>& theme_fields() {
    static const Fields<Theme> table =
        named<Theme>("Colours and materials of a floor's tiles.")
            .optional("floor", &Theme::floor, colour(), "Of the ground.")
            .optional("wall", &Theme::wall, colour(), "Of the front of walls.")
            .optional("wall_top", &Theme::wall_top, colour(), "Of walls seen from above.")
            .optional("accent", &Theme::accent, colour(), "Of edges, stairs and doors.")
            .optional("water", &Theme::water, colour(), "Of water.")
            .optional("mire", &Theme::mire, colour(), "Of mire.")
            .optional("lava", &Theme::lava, colour(), "Of lava.")
            .optional("grass", &Theme::grass, colour(), "Of grass, and of moss on floors and walls.")
            .optional("wood", &Theme::wood, colour(), "Of doors and bridges.")
            .optional("floor_pattern", &Theme::floor_pattern, word({"slabs", "earth", "moss", "planks"}), "Of the ground.")
            .optional("wall_pattern", &Theme::wall_pattern, word({"bricks", "rock", "roots"}), "Of walls.");
    return table;
}

const Fields<Sound>& sound_fields() {
    static const Fields<Sound> table =
        Fields<Sound>("A short sound, made by the game itself.")
            .optional("wave", &Sound::wave,
                      choice<Wave>({{"square", Wave::square},
                                    {"triangle", Wave::triangle},
                                    {"saw", Wave::saw},
                                    {"sine", Wave::sine},
                                    {"noise", Wave::noise}}),
                      "Its colour: hollow, soft, sharp, pure or hissing.")
            .optional("milliseconds", &Sound::milliseconds, number(10, 3000), "How long it is.")
            .optional("start_hertz", &Sound::start_hertz, number(20, 12000), "How high it begins.")
            .optional("end_hertz", &Sound::end_hertz, number(20, 12000), "How high it ends; it slides there.")
            .optional("attack_percent", &Sound::attack_percent, percent(), "The share of its length, or of each note, in which it swells.")
            .optional("volume_percent", &Sound::volume_percent, percent(), "How loud it is.")
            .optional("noise_percent", &Sound::noise_percent, percent(), "The share of hiss mixed in.")
            .optional("vibrato_percent", &Sound::vibrato_percent, percent(0, 50), "How far its pitch sways.")
            .optional("echo_percent", &Sound::echo_percent, percent(0, 80), "How loud it comes back.")
            .optional("notes", &Sound::notes, list(number(-36, 36), 1, 32),
                      "A tune in place of a slide: semitones above `start_hertz`, in equal parts.");
    return table;
}

namespace {

const Fields<RequiredPack>& required_pack_fields() {
    static const Fields<RequiredPack> table =
        Fields<RequiredPack>("A pack that another one needs.")
            .required("id", &RequiredPack::id, text(1, 48), "The name of its folder.")
            .optional("at_least", &RequiredPack::at_least, text(1, 20), "The oldest version that will do.")
            .optional("below", &RequiredPack::below, text(1, 20), "The first version that will not do any more.");
    return table;
}

/// The next part of a version, up to a dot or hyphen, which is taken off with it.
std::string_view take_part(std::string_view& version) {
    const std::size_t end = std::min(version.find_first_of(".-+"), version.size());
    const std::string_view part = version.substr(0, end);
    version.remove_prefix(std::min(end + 1, version.size()));
    return part;
}

bool is_number(std::string_view part) {
    return std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string_view without_zeros(std::string_view number) {
    number.remove_prefix(std::min(number.find_first_not_of('0'), number.size()));
    return number;
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
        Fields<PackInfo>("What a pack says of itself, in its `pack.yaml`.")
            .required("id", &PackInfo::id, text(1, 48), "The name of its folder.")
            .required("name", &PackInfo::name, text(1, 40), "What players call it.")
            .required("version", &PackInfo::version, text(1, 20), "Such as 1.0.")
            .optional("description", &PackInfo::description, text(0, 2000), "What it brings.")
            .optional("language", &PackInfo::language, text(2, 8),
                      "The code of a language, such as `de`: the pack holds nothing but `strings:` and `texts:` in that language, and is "
                      "read when a player chooses it. Its name is that of the language, in the language itself.")
            .optional(
                "requires", &PackInfo::needs, list(structure(required_pack_fields(), "id"), 0, 100),
                "Packs that must be there, and are loaded before it, by their ids, or with versions: `{id: frost, at_least: \"1.2\"}`. "
                "`core` always is.")
            .optional("after", &PackInfo::after, ids, "Ids of packs that are loaded before it where they are there.")
            .optional("conflicts", &PackInfo::conflicts, ids, "Ids of packs that it cannot be loaded together with.");
    return table;
}

}  // namespace td
