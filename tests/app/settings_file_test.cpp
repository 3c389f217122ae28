// The player's settings on disk: kept, edited by hand, spoilt.
#include "app/settings_file.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "content/temporary_directory.hpp"
#include "storage/folder.hpp"

using namespace td;
using namespace td::test;

namespace {

using Keys = std::vector<std::string>;

/// The mistakes in a file with this text, as they are told but for the folder; `preferences` is what came of it.
std::vector<std::string> mistakes_in(const std::string& text, Preferences& preferences) {
    const testing::TemporaryDirectory folder;
    folder.write("settings.yaml", text);
    SettingsFile file(folder.path());
    preferences = file.read();
    std::vector<std::string> told;
    for (const Problem& problem : file.problems()) told.push_back(to_string(problem).substr(folder.path().string().size() + 1));
    return told;
}

}  // namespace

TEST_CASE("settings are as they were written, and nothing is written of what is as at first") {
    const testing::TemporaryDirectory folder;
    SettingsFile file(folder.path() / "made" / "when needed");
    CHECK(file.read() == Preferences());
    Preferences preferences;
    preferences.volume = 0;
    preferences.text_size = 125;
    preferences.zoom = -1;
    preferences.pace = Pace::instant;
    preferences.minimap = MinimapSize::none;
    preferences.full_screen = preferences.steps_in_ticks = true;
    preferences.numbers = false;
    preferences.smooth_letters = true;
    preferences.keys.bind("7", Control::wait);
    preferences.keys.bind("Shift+Ctrl+F1", Control::rest);
    preferences.keys.set_keys(Control::open_console, {});
    preferences.keys.bind("F", Control::look);
    file.write(preferences);
    CHECK(file.is_kept());
    CHECK(file.read() == preferences);
    CHECK(file.problems().empty());
    file.write({});
    CHECK(bytes_of(folder.path() / "made" / "when needed" / "settings.yaml").find(':') == std::string::npos);
    CHECK(file.read() == Preferences());
    CHECK(file.problems().empty());
}

TEST_CASE("a mistake in the settings is told with its place and spoils nothing else") {
    Preferences preferences;
    const std::vector<std::string> misspelt = mistakes_in("volum: 20\nzoom: 1\n", preferences);
    REQUIRE(misspelt.size() == 1);
    CHECK(misspelt[0].starts_with("settings.yaml:1:1: unknown key `volum` (did you mean `volume`?"));
    CHECK(preferences.zoom == 1);
    const std::vector<std::string> wrong =
        mistakes_in("volume: 200\npace: fasst\nkeys:\n  wiat: [F]\n  rest: [Spacce, F9]\n  look: [F9]\n  confirm: []\n", preferences);
    REQUIRE(wrong.size() == 6);
    for (const char* const part : {"settings.yaml:1:9: ", "settings.yaml:2:7: ", "did you mean `wait`?", "there is no key `Spacce`",
                                   "`F9` is given to two controls", "`confirm` needs a key"})
        CHECK_MESSAGE(
            std::any_of(wrong.begin(), wrong.end(), [&](const std::string& told) { return told.find(part) != std::string::npos; }), part);
    CHECK(preferences.volume == 100);
    CHECK(preferences.keys.keys_of(Control::confirm) == Keys{"Return"});
    CHECK(preferences.keys.keys_of(Control::attack) == Keys{"F", "Num0"});
    CHECK(mistakes_in("[1, 2]", preferences).size() == 1);
    CHECK(preferences == Preferences());
    CHECK(mistakes_in("volume: [", preferences).size() == 1);
    CHECK(mistakes_in("", preferences).empty());
    CHECK(mistakes_in("# nothing\n", preferences).empty());
}

TEST_CASE("a key that the settings give to one control is taken from the one that has it at first") {
    Preferences preferences;
    CHECK(mistakes_in("keys: {rest: [F, Ctrl+R]}\n", preferences).empty());
    CHECK(preferences.keys.keys_of(Control::rest) == Keys{"F", "Ctrl+R"});
    CHECK(preferences.keys.keys_of(Control::attack) == Keys{"Num0"});
    // A needed one that loses its last key to another has it back.
    CHECK(mistakes_in("keys: {rest: [Return]}\n", preferences).size() == 1);
    CHECK(preferences.keys.keys_of(Control::confirm) == Keys{"Return"});
    CHECK(preferences.keys.keys_of(Control::rest).empty());
}

TEST_CASE("settings with mistakes are put aside before they are written over") {
    const testing::TemporaryDirectory folder;
    folder.write("settings.yaml", "volum: 20\n");
    SettingsFile file(folder.path());
    Preferences preferences = file.read();
    preferences.volume = 50;
    file.write(preferences);
    CHECK(bytes_of(folder.path() / "settings.yaml.before") == "volum: 20\n");
    preferences.volume = 60;
    file.write(preferences);
    CHECK(bytes_of(folder.path() / "settings.yaml.before") == "volum: 20\n");
    CHECK(file.read() == preferences);
}

TEST_CASE("settings that cannot be kept are told, and without a folder nothing is kept or told") {
    const testing::TemporaryDirectory folder;
    folder.write("file", "");
    SettingsFile file(folder.path() / "file");
    CHECK(file.read() == Preferences());
    file.write({});
    CHECK_FALSE(file.is_kept());
    SettingsFile nowhere;
    nowhere.write({});
    CHECK(nowhere.is_kept());
    CHECK(nowhere.read() == Preferences());
}

TEST_CASE("settings with mistakes that cannot be put aside are not written over") {
    const testing::TemporaryDirectory folder;
    folder.write("settings.yaml", "volum: 20\n");
    folder.write("settings.yaml.before/in the way", "");
    SettingsFile file(folder.path());
    Preferences preferences = file.read();
    preferences.volume = 50;
    file.write(preferences);
    CHECK_FALSE(file.is_kept());
    CHECK(bytes_of(folder.path() / "settings.yaml") == "volum: 20\n");
    CHECK_FALSE(std::filesystem::exists(folder.path() / "settings.yaml.new"));
    std::filesystem::remove_all(folder.path() / "settings.yaml.before");
    file.write(preferences);
    CHECK(file.is_kept());
    CHECK(file.read() == preferences);
}
