#include "app/settings_file.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <system_error>

#include "base/nearest.hpp"
#include "content/fields/fields.hpp"
#include "content/yaml/read_tree.hpp"
#include "content/yaml/whole_file.hpp"
#include "view/input/key_names.hpp"

namespace td {

namespace {

namespace files = std::filesystem;

std::vector<std::string_view> control_names() {
    std::vector<std::string_view> names;
    for (const ControlInfo& control : all_controls) names.push_back(control.name);
    return names;
}

/// A key such as "Shift+Tab", with its modifiers in the order Shift, Ctrl, Alt.
Value<std::string> key() {
    Value<std::string> value = text(1, 40);
    value.reading = [](TreeNode node, const ValueKind& own, Reader& reader) {
        std::optional<std::string> name = read_text(node, own, reader);
        std::string_view rest = name ? std::string_view(*name) : std::string_view();
        for (const std::string_view modifier : {"Shift+", "Ctrl+", "Alt+"})
            if (rest.starts_with(modifier)) rest.remove_prefix(modifier.size());
        if (!name || find_key(rest)) return name;
        reader.report(node, ProblemCode::unknown_choice, fmt::format("there is no key `{}`", *name),
                      "keys are named A, 7, Num7, F1, Space, Return, Tab, Up, PageUp, Period, Shift+Tab, ...");
        return std::optional<std::string>();
    };
    return value;
}

/// Keys by control. A control in the file gets exactly these keys; other controls lose them.
Value<KeySettings> key_settings() {
    const auto by_control = map_from_words(list(key(), 0, 4));
    return {by_control.kind, [by_control](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<KeySettings> {
                auto entries = by_control.read(node, reader);
                if (!entries) return std::nullopt;
                KeySettings keys;
                std::vector<std::string> given;
                for (const auto& [name, its_keys] : *entries) {
                    const TreeNode at = *node.find(name);
                    const std::optional<Control> control = find_control(name);
                    if (!control) {
                        reader.report(at, ProblemCode::unknown_key, fmt::format("there is no control `{}`", name),
                                      did_you_mean(name, control_names()));
                        continue;
                    }
                    for (const std::string& key : its_keys) {
                        if (std::find(given.begin(), given.end(), key) != given.end())
                            reader.report(at, ProblemCode::bad_combination, fmt::format("`{}` is given to two controls", key));
                        given.push_back(key);
                    }
                    keys.set_keys(*control, its_keys);
                }
                for (const ControlInfo& control : all_controls)
                    if (KeySettings::is_needed(control.control) && keys.keys_of(control.control).empty()) {
                        reader.report(node, ProblemCode::bad_combination, fmt::format("`{}` needs a key", control.name));
                        keys.restore_defaults(control.control);
                    }
                return keys;
            }};
}

const Fields<ChosenOption>& chosen_option_fields() {
    static const Fields<ChosenOption> table = Fields<ChosenOption>("What is chosen of an option of a pack.")
                                                  .required("pack", &ChosenOption::pack, text(1, 48), "Its id.")
                                                  .required("option", &ChosenOption::option, text(1, 48), "The id of the option.")
                                                  .required("value", &ChosenOption::value, text(1, 48), "In quotes.");
    return table;
}

const Fields<PackChoice>& pack_choice_fields() {
    const auto ids = list(text(1, 48), 0, 1000);
    static const Fields<PackChoice> table =
        Fields<PackChoice>("Which packs of content are loaded, and in which order.")
            .optional("off", &PackChoice::off, ids, "Ids of packs that are left out.")
            .optional("order", &PackChoice::order, ids, "Ids of packs in the order in which they are loaded; others come behind them.")
            .optional("options", &PackChoice::options, list(structure(chosen_option_fields()), 0, 1000),
                      "What is chosen of their options.");
    return table;
}

const Fields<Preferences>& preference_fields() {
    static const Fields<Preferences> table =
        Fields<Preferences>("How the player likes the game.")
            .optional("language", &Preferences::language, text(0, 40), "The code of a language that the content has; left out: English.")
            .optional("packs", &Preferences::packs, structure(pack_choice_fields()), "Which packs of content are loaded.")
            .optional("volume", &Preferences::volume, percent(), "Of all sounds.")
            .optional("text_size", &Preferences::text_size, number(Preferences::least_text, Preferences::most_text),
                      "Of texts and panels, in percent; left out: as large as fits the window.")
            .optional("zoom", &Preferences::zoom, number(Preferences::least_zoom, Preferences::most_zoom),
                      "Steps by which the map is larger.")
            .optional("pace", &Preferences::pace,
                      choice<Pace>({{"slow", Pace::slow},
                                    {"turn_by_turn", Pace::turn_by_turn},
                                    {"normal", Pace::normal},
                                    {"fast", Pace::fast},
                                    {"instant", Pace::instant}}),
                      "How fast what happens is shown.")
            .optional(
                "lists", &Preferences::lists,
                choice<ListUse>({{"when_asked", ListUse::when_asked}, {"in_fights", ListUse::in_fights}, {"always", ListUse::always}}),
                "When the actions of a turn that holds several go into a list first.")
            .optional("minimap", &Preferences::minimap,
                      choice<MinimapSize>({{"small", MinimapSize::small}, {"large", MinimapSize::large}, {"none", MinimapSize::none}}),
                      "How large it is.")
            .optional("full_screen", &Preferences::full_screen, boolean(), "Instead of a window.")
            .optional("numbers", &Preferences::numbers, boolean(), "Places in the order on the map.")
            .optional("danger", &Preferences::danger, boolean(), "In fights, where foes could strike before the next turn.")
            .optional("flashes", &Preferences::flashes, boolean(), "The map shakes and flashes at heavy blows.")
            .optional("motion", &Preferences::motion, choice<MotionAmount>({{"full", MotionAmount::full}, {"less", MotionAmount::less}}),
                      "How lively the map is.")
            .optional("hints", &Preferences::hints, boolean(), "What to try, for new players.")
            .optional("hints_seen", &Preferences::hints_seen, list(text(1, 48), 0, 1000), "Ids of hints that are not shown again.")
            .optional("steps_in_ticks", &Preferences::steps_in_ticks, boolean(), "Speed as what a step costs, not as percent of normal.")
            .optional("smooth_letters", &Preferences::smooth_letters, boolean(), "A smooth font instead of the game's own letters.")
            .optional("keys", &Preferences::keys, key_settings(), "By control, all its keys.");
    return table;
}

/// The text of the file: all preferences that differ from their defaults.
std::string written(const Preferences& preferences) {
    std::string text =
        "# Preferences for Tierdelve. The game writes this file when its settings change;\n"
        "# settings that are not listed have their defaults.\n";
    for (const std::string& entry : preference_fields().written_entries(&preferences)) text += entry + "\n";
    const KeySettings defaults;
    std::string keys;
    for (const ControlInfo& control : all_controls) {
        const std::vector<std::string>& its_keys = preferences.keys.keys_of(control.control);
        if (its_keys == defaults.keys_of(control.control)) continue;
        std::string list;
        for (const std::string& key : its_keys) list += fmt::format("{}\"{}\"", list.empty() ? "" : ", ", key);
        keys += fmt::format("  {}: [{}]\n", control.name, list);
    }
    return keys.empty() ? text : text + "keys:\n" + keys;
}

}  // namespace

SettingsFile::SettingsFile(const files::path& folder) : m_path(folder.empty() ? folder : folder / "settings.yaml") {}

Preferences SettingsFile::read() {
    Preferences preferences;
    m_problems.clear();
    std::error_code failed;
    if (m_path.empty() || !files::exists(m_path, failed)) return preferences;
    TreeReading reading = read_tree_file(m_path, m_path.string());
    m_problems = std::move(reading.problems);
    // write() makes a file without entries if all preferences are default.
    std::erase_if(m_problems, [](const Problem& problem) { return problem.code == ProblemCode::empty_file; });
    if (!reading.tree) return preferences;
    const IdTable no_ids;
    Reader reader(no_ids, m_problems);
    const TreeNode root = reading.tree->root();
    if (root.is_nothing()) return preferences;
    const Reader::Step step(reader, "settings", root);
    read_structure(root, structure(preference_fields()).kind, &preferences, reader);
    return preferences;
}

void SettingsFile::write(const Preferences& preferences) {
    if (m_path.empty()) return;
    std::error_code failed;
    files::create_directories(m_path.parent_path(), failed);
    if (!failed && !m_problems.empty()) {
        files::rename(m_path, m_path.string() + ".before", failed);
        if (!failed) m_problems.clear();
    }
    // A file with mistakes that could not be renamed is not overwritten.
    m_is_kept = !failed && write_whole_file(m_path, written(preferences));
}

}  // namespace td
