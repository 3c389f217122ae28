#include "tools/preview/preview_program.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <iostream>
#include <utility>

#include "app/display.hpp"
#include "storage/user_folders.hpp"
#include "text/english.hpp"
#include "tools/lint/advice.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/schema_files.hpp"
#include "tools/preview/definition_text.hpp"
#include "tools/preview/intact_part.hpp"
#include "tools/preview/preview_mistakes.hpp"

namespace td {

namespace {

volatile std::sig_atomic_t preview_asked_to_end = 0;

/// The time after each line of a script, in steps of a frame.
constexpr int milliseconds_of_line = 400, milliseconds_of_frame = 20;
constexpr std::size_t most_problems = 5;

SettingsFile settings_of_previews(const PreviewOptions& options) {
    return is_interactive(options) ? SettingsFile(user_config_folder()) : SettingsFile();
}

/// Empty if the content cannot be read: LiveContent reports that.
std::vector<Problem> problems_of_lint(const PackFolders& folders) try {
    std::vector<Problem> problems;
    std::vector<Pack> packs = read_packs(folders, problems);
    return lint_packs(packs, problems).problems;
} catch (const std::exception&) {
    return {};
}

std::vector<std::string> refreshed_schemas(const std::filesystem::path& content) try {
    std::vector<Problem> problems;
    return refresh_schemas(content, read_packs(content, problems), SchemaFiles::existing);
} catch (const std::exception&) {
    return {};
}

std::vector<std::string> lines_of(const std::vector<Problem>& problems) {
    std::vector<std::string> lines;
    if (problems.empty()) return lines;
    lines.push_back(counted(problems.size(), "mistake") + " in the content: definitions with mistakes are left out");
    for (std::size_t i = 0; i < std::min(problems.size(), most_problems); ++i) lines.push_back(to_string(problems[i]));
    if (problems.size() > most_problems) lines.push_back(fmt::format("and {} more, on standard error", problems.size() - most_problems));
    return lines;
}

}  // namespace

std::shared_ptr<const Catalog> despite_mistakes(const std::vector<PreviewSubject>& subjects, const PackFolders& folders) {
    const auto is_vault = [](const PreviewSubject& subject) { return subject.type == "vaults"; };
    std::optional<Catalog> catalog;
    if (std::all_of(subjects.begin(), subjects.end(), is_vault)) catalog = load_unchecked(folders);
    if (!catalog) catalog = load_intact_part(folders);
    if (!catalog) return nullptr;
    const auto is_there = [&](const PreviewSubject& subject) { return number_of(*catalog, subject).has_value(); };
    if (std::none_of(subjects.begin(), subjects.end(), is_there)) return nullptr;
    return std::make_shared<const Catalog>(*std::move(catalog));
}

/// Reloads the content when it is saved or when the reload key is pressed.
class PreviewProgram::ContentReader final : public Overlay {
public:
    explicit ContentReader(PreviewProgram& program) : m_program(program) {}

    bool handle(const InputEvent& event) override {
        if (!event.is(Control::reload_content)) return false;
        m_program.m_live.reload();
        m_program.content_was_read();
        return true;
    }
    void draw(Canvas& /*canvas*/) override {}
    bool tick(std::int64_t) override {
        const bool changed = m_program.m_live.poll();
        if (changed) m_program.content_was_read();
        std::optional<std::vector<Problem>> warnings = m_program.m_lint.take();
        const bool linted = warnings.has_value();
        if (linted) m_program.take_warnings(*std::move(warnings));
        m_program.say_which_schemas();
        return changed || linted;
    }

private:
    PreviewProgram& m_program;
};

PreviewProgram::PreviewProgram(std::shared_ptr<const Catalog> catalog, PackFolders folders, const PlayableContent& start,
                               std::unique_ptr<ContentWatch> watch, PreviewTargets targets, const PreviewOptions& options,
                               const std::string& share)
    : m_catalog(std::move(catalog)),
      m_folders(std::move(folders)),
      m_options(options),
      m_settings_file(settings_of_previews(options)),
      m_settings(m_settings_file.read()),
      m_window("Tierdelve preview", options.width, options.height, share, m_settings),
      m_pictures(m_window.atlas(), *m_catalog, user_cache_folder().string()),
      m_sounds(*m_catalog, [this](const std::string& sentence) { m_silent.push_back(sentence); }),
      m_live(m_folders, m_catalog->fingerprint, start, [this](std::shared_ptr<const Catalog> anew) { return take_over(std::move(anew)); }),
      m_bar_at_start(lines_of(start.problems)),
      m_lint([folders = m_folders] { return problems_of_lint(folders); }),
      m_schemas([content = m_folders.content] { return refreshed_schemas(content); }) {
    prepare_keyboard();
    m_sounds.set_volume(m_settings.now().volume);
    m_live.follow(std::move(watch));
    m_reader = std::make_unique<ContentReader>(*this);
    m_screens.set_overlay(m_reader.get());
    PreviewContext context{m_pictures, m_settings, [this](SoundId sound) { m_sounds.play(sound); },
                           [this](const PreviewSubject& subject) { return mistakes_of(m_problems, subject); }, [this] { return bar(); }};
    PreviewChoices choices;
    choices.time = find_time_choice(time_choices(*m_catalog), m_options.time).value_or(0);
    auto screen = std::make_unique<PreviewScreen>(std::move(context), m_catalog, std::move(targets.subjects), choices);
    m_screen = screen.get();
    m_screens.push(std::move(screen));
    m_screens.settle();
    look_for_mistakes();
}

PreviewProgram::~PreviewProgram() = default;

std::vector<std::string> PreviewProgram::take_over(std::shared_ptr<const Catalog> catalog) {
    m_catalog_before = std::exchange(m_catalog, std::move(catalog));
    m_sounds.use(*m_catalog);
    m_silent.clear();
    m_screen->content_changed(m_catalog, preview_targets(m_options.what, m_folders).subjects);
    return {};
}

void PreviewProgram::close_on_signals() {
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, [](int) { preview_asked_to_end = 1; });
}

/// Includes the sounds that could not be played if nothing else is wrong. Omits the problems that the page shows for its definition.
std::vector<std::string> PreviewProgram::bar() const {
    std::vector<std::string> lines = !m_live.error().empty() ? m_live.error() : m_bar_at_start.empty() ? m_silent : m_bar_at_start;
    const std::vector<Problem> told = problems_in(m_problems, m_screen->subject());
    std::erase_if(lines, [&](const std::string& line) {
        return std::any_of(told.begin(), told.end(), [&](const Problem& problem) { return to_string(problem) == line; });
    });
    return lines;
}

/// Warnings are given only for content without mistakes, and are found later.
void PreviewProgram::look_for_mistakes() {
    m_problems = m_live.problems();
    if (m_problems.empty()) m_lint.ask();
    m_screen->mistakes_changed();
}

void PreviewProgram::take_warnings(std::vector<Problem> warnings) {
    if (!m_live.problems().empty()) return;  // they are about the previous content
    m_problems = std::move(warnings);
    m_screen->mistakes_changed();
}

void PreviewProgram::content_was_read() {
    m_bar_at_start.clear();
    show_what_was_read();
    look_for_mistakes();
    m_schemas.ask();
}

/// Updates the schemas for editors in the directory of packs.
void PreviewProgram::say_which_schemas() {
    if (const std::optional<std::vector<std::string>> written = m_schemas.take())
        for (const std::string& file : *written) std::cout << fmt::format("{} is written anew, for editors\n", file) << std::flush;
}

/// Content with mistakes is not loaded, but the definition on the page is shown as saved if it has none, or if they can be drawn in place.
void PreviewProgram::show_what_was_read() {
    const bool is_intact = m_live.problems().empty();
    if (is_intact && !m_shows_part) return;
    std::vector<PreviewSubject> subjects = preview_targets(m_options.what, m_folders).subjects;
    const std::shared_ptr<const Catalog> shown = is_intact ? m_catalog : despite_mistakes(subjects, m_folders);
    if (!shown || (!is_intact && !number_of(*shown, m_screen->subject()))) return;
    m_shows_part = !is_intact;
    m_sounds.use(*shown);
    m_screen->content_changed(shown, std::move(subjects));
}

int PreviewProgram::run(const std::vector<ScriptLine>* script) {
    if (!is_interactive(m_options))
        if (std::optional<std::vector<Problem>> warnings = m_lint.wait()) take_warnings(*std::move(warnings));
    m_window.show(m_screens);
    if (script != nullptr && !play_script(*script)) return static_cast<void>(write_report()), 2;
    if (m_screens.empty()) return write_report() ? 0 : 2;
    m_window.show(m_screens);
    if (!m_options.screenshot.empty() && !m_window.save_picture(m_options.screenshot)) {
        std::cerr << "The screenshot " << m_options.screenshot << " cannot be written.\n";
        return 2;
    }
    if (!m_options.exit) m_window.run(m_screens, preview_asked_to_end);
    return write_report() ? 0 : 2;
}

/// False, and reported, if the preview is closed before the script ends.
bool PreviewProgram::play_script(const std::vector<ScriptLine>& script) {
    for (const ScriptLine& line : script) {
        if (m_screens.empty()) {
            std::cerr << script_outlasts_program(m_options, line);
            return false;
        }
        if (const Control* const control = std::get_if<Control>(&line.what)) {
            InputEvent event;
            event.control = *control;
            m_screens.handle(event);
        }
        pass_time(milliseconds_of_line);
        m_window.show(m_screens);
    }
    return true;
}

/// Advances by the same time on every machine, however slow.
void PreviewProgram::pass_time(int milliseconds) {
    for (int passed = 0; passed < milliseconds; passed += milliseconds_of_frame) m_screens.tick(m_script_clock += milliseconds_of_frame);
}

bool PreviewProgram::write_report() const {
    if (m_options.report.empty()) return true;
    std::ofstream out(m_options.report);
    if (m_screens.empty())
        out << "closed\n";
    else
        for (const auto& [name, value] : m_screen->facts()) out << fmt::format("{} {}\n", name, value);
    for (const std::string& line : bar()) out << fmt::format("bar {}\n", line);
    out << fmt::format("missing pictures {}\n", m_window.missing_pictures());
    out.close();  // a full disk shows only when the buffer is written
    if (out) return true;
    std::cerr << "The report " << m_options.report << " cannot be written.\n";
    return false;
}

}  // namespace td
