#include "tools/delve/plots.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <stdexcept>

namespace td::delve {

namespace {

namespace fs = std::filesystem;

/// Where the system, or who uses it, wants temporary files, for a sentence.
std::string temporary_place() {
    const char* const chosen = std::getenv("TMPDIR");
    return chosen != nullptr ? chosen : "/tmp";
}

/// A folder of its own, removed at the end.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::error_code error;
        const fs::path place = fs::temp_directory_path(error);
        std::string name = (place / "plots.XXXXXX").string();
        if (error || mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot create a folder in " + temporary_place());
        m_path = name;
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        fs::remove_all(m_path, ignored);
    }
    const fs::path& path() const { return m_path; }

private:
    fs::path m_path;
};

/// In single quotes, as gnuplot reads it.
std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("''") : std::string(1, c);
    return result + "'";
}

/// The data of the lines, as blocks that the commands behind name by number: $line1, $line2, ...
std::string data_of(const Plot& plot) {
    std::string text;
    for (std::size_t i = 0; i < plot.lines.size(); ++i) {
        text += fmt::format("$line{} << END\n", i + 1);
        for (const std::vector<double>& row : plot.lines[i].rows) text += fmt::format("{:.4f}\n", fmt::join(row, " "));
        text += "END\n";
    }
    return text;
}

std::string tics_of(const Plot& plot, std::string_view axis, bool from_top) {
    if (plot.labels.empty()) return {};
    std::string tics;
    for (std::size_t i = 0; i < plot.labels.size(); ++i)
        tics += fmt::format("{}{} {}", i == 0 ? "" : ", ", quoted(plot.labels[i]), from_top ? plot.labels.size() - i : i + 1);
    return fmt::format("set {}tics ({}) scale 0\n", axis, tics);
}

/// The gnuplot commands that draw the blocks of data_of() as lines; with labels, x counts them from 1.
std::string commands_of_lines(const Plot& plot) {
    std::string text = tics_of(plot, "x", false);
    if (!plot.labels.empty()) text += fmt::format("set xrange [0.7:{}.3]\n", plot.labels.size());
    text += plot.most > 0 ? fmt::format("set yrange [0:{}]\n", plot.most) : std::string("set yrange [0:*]\n");
    for (std::size_t i = 0; i < plot.lines.size(); ++i)
        text += fmt::format("{}$line{} with {} lt {} dt {} pt {} lw 2 ps 0.7 title {}", i == 0 ? "plot " : ", ", i + 1,
                            plot.labels.empty() ? "lines" : "linespoints", i + 1, i + 1, 4 + i, quoted(plot.lines[i].name));
    return text + '\n';
}

std::string commands_of_bars(const Plot& plot) {
    std::string text = tics_of(plot, "x", false) + fmt::format("set xrange [0.4:{}.6]\nset yrange [0:*]\n", plot.labels.size());
    const double width = 0.8 / static_cast<double>(plot.lines.size());
    text += fmt::format("set boxwidth {:.4f}\n", width);
    for (std::size_t i = 0; i < plot.lines.size(); ++i)
        text += fmt::format("{}$line{} using ($1 - 0.4 + {:.4f}):2 with boxes lt {} fs pattern {} title {}", i == 0 ? "plot " : ", ", i + 1,
                            width * (static_cast<double>(i) + 0.5), i + 1, i + 1, quoted(plot.lines[i].name));
    return text + '\n';
}

/// Bars or points along horizontal lines. Places count from the bottom, labels and rows ($0) from the top. A bar is centred on half its
/// value.
std::string commands_of_horizontal(const Plot& plot) {
    const std::string place = fmt::format("({} - $0)", plot.labels.size());
    std::string text = tics_of(plot, "y", true) + fmt::format("set yrange [0.4:{}.6]\n", plot.labels.size());
    text += plot.most > 0 ? fmt::format("set xrange [0:{}]\n", plot.most) : std::string("set xrange [0:*]\n");
    if (plot.kind == Plot::Kind::lying_bars)
        return text + fmt::format("plot $line1 using ($1/2):{}:($1/2):(0.3) with boxxyerror lt 1 fs pattern 1 notitle\n", place);
    return text + fmt::format("plot $line1 using 1:{}:2:3 with xerrorbars lt 1 pt 7 ps 0.8 lw 2 notitle\n", place);
}

std::string commands_of(const Plot& plot, std::size_t number) {
    const std::size_t rows = plot.kind == Plot::Kind::intervals || plot.kind == Plot::Kind::lying_bars ? plot.labels.size() : 9;
    std::string text =
        fmt::format("reset\nset terminal svg size 720,{} dynamic noenhanced font 'sans-serif,13' name 'plot{}'\n", 110 + 24 * rows, number);
    text += fmt::format("set output '{}.svg'\nset title {}\nset xlabel {}\nset ylabel {}\n", number, quoted(plot.title),
                        quoted(plot.bottom), quoted(plot.side));
    text += "set border 3\nset tics nomirror\nset grid lc rgb '#9a9a9a' lw 0.5\nset key outside right top\n";
    constexpr std::array<std::string_view, 8> colours{"#2f7fc1", "#d9822b", "#3a9a5b", "#b05cc6",
                                                      "#c94f4f", "#8a8a2a", "#4aa6a6", "#a0724a"};
    for (std::size_t i = 0; i < colours.size(); ++i) text += fmt::format("set linetype {} lc rgb '{}'\n", i + 1, colours[i]);
    text += data_of(plot);
    switch (plot.kind) {
        case Plot::Kind::lines: return text + commands_of_lines(plot);
        case Plot::Kind::bars: return text + commands_of_bars(plot);
        case Plot::Kind::intervals:
        case Plot::Kind::lying_bars: break;
    }
    return text + commands_of_horizontal(plot);
}

std::string text_of(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// Without what belongs to a file of its own, named by the plot's title, black replaced by the colour of the text around it.
std::string for_page(std::string svg, const std::string& title) {
    constexpr std::string_view usual_title = "<title>Gnuplot</title>";
    svg.erase(0, std::min(svg.find("<svg"), svg.size()));
    if (const std::size_t at = svg.find(usual_title); at != std::string::npos)
        svg.replace(at, usual_title.size(), html("<title>{}</title>", title).markup());
    svg = std::regex_replace(svg, std::regex("<desc>[^<]*</desc>"), "");
    svg = std::regex_replace(svg, std::regex("rgb\\( *0, *0, *0\\)|\"black\"|#000000"), "currentColor");
    svg = std::regex_replace(svg, std::regex("=currentColor"), "=\"currentColor\"");
    return svg;
}

/// In single quotes, as a shell reads it.
std::string shell_quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text) result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

/// Runs gnuplot on the file `plots` in the folder, without the user's settings; what it says goes into the file `said`.
void run_gnuplot(const fs::path& folder) {
    constexpr int not_found = 127;
    const int status = std::system(fmt::format("cd {} && gnuplot --default-settings plots 2>said", shell_quoted(folder.string())).c_str());
    if (status == 0) return;
    if (WIFEXITED(status) && WEXITSTATUS(status) == not_found)
        throw std::runtime_error("plots need gnuplot, which is missing: sudo apt install gnuplot-nox");
    throw std::runtime_error("gnuplot fails: " + text_of(folder / "said"));
}

}  // namespace

std::vector<Html> drawn(const std::vector<Plot>& plots) {
    const TemporaryFolder folder;
    std::string script = "set encoding utf8\n";
    for (std::size_t i = 0; i < plots.size(); ++i) script += commands_of(plots[i], i + 1);
    script += "unset output\n";
    std::ofstream file(folder.path() / "plots", std::ios::binary);
    file << script << std::flush;
    if (!file) throw std::runtime_error("cannot write " + (folder.path() / "plots").string());
    run_gnuplot(folder.path());
    std::vector<Html> pictures;
    for (std::size_t i = 0; i < plots.size(); ++i) {
        std::string svg = for_page(text_of(folder.path() / fmt::format("{}.svg", i + 1)), plots[i].title);
        if (!svg.starts_with("<svg")) throw std::runtime_error("gnuplot drew nothing for " + plots[i].title);
        pictures.push_back(Html::trusted(std::move(svg)));
    }
    return pictures;
}

}  // namespace td::delve
