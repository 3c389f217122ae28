// Field tables of themes and sounds.
#include "content/fields/sound_file.hpp"
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
        Fields<Sound>("A short sound, made by the game itself or recorded in a file.")
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
                      "A tune in place of a slide: semitones above `start_hertz`, in equal parts.")
            .optional("file", &Sound::recording, recorded_sound(),
                      "An OGG Vorbis or a WAV in place of all that, but for `volume_percent`: its path from the pack's folder. Up to 10 "
                      "seconds.");
    return table;
}

}  // namespace td
