// `render_art`: writes enlarged sheets of all graphics for inspection.
#include <CLI/CLI.hpp>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "art/png.hpp"
#include "content/yaml/terminal.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/render_art/sheets.hpp"

namespace {

void write_picture(const std::filesystem::path& file, const td::Image& image) {
    const auto bytes = td::png_bytes(image);
    std::ofstream out(file, std::ios::binary);
    for (const std::byte byte : bytes) out.put(static_cast<char>(byte));
    out.close();  // a full disk shows only when the buffer is written
    if (!out) throw std::runtime_error("cannot write " + file.string());
    std::cout << file.string() << '\n';
}

int run(int argc, char** argv) {
    std::filesystem::path content = "content", folder = ".";
    int times = 4;
    CLI::App program{"Paint all sprites, tiles and signs of a content directory as PNG sheets", "render_art"};
    program.add_option("--content", content, "Directory of packs")->capture_default_str();
    program.add_option("--out", folder, "Directory for the sheets")->capture_default_str();
    program.add_option("--enlarge", times, "magnification")->check(CLI::Range(1, 8))->capture_default_str();
    CLI11_PARSE(program, argc, argv);

    const td::ContentLoading loading = td::load_content(content);
    for (const td::Problem& problem : loading.problems) std::cerr << td::to_string(problem) << '\n';
    if (!loading.catalog) return 1;
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) throw std::runtime_error("cannot make the folder " + folder.string() + ": " + error.message());
    using namespace td::render_art;
    write_picture(folder / "creatures.png", enlarged(creature_sheet(*loading.catalog), times));
    write_picture(folder / "things.png", enlarged(thing_sheet(*loading.catalog), times));
    write_picture(folder / "signs.png", enlarged(sign_sheet(), times));
    for (const td::Theme& theme : loading.catalog->themes)
        write_picture(folder / ("room_" + theme.id + ".png"), enlarged(sample_room(*loading.catalog, theme), std::max(1, times / 2)));
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    const td::PrintableOutput out(std::cout), errors(std::cerr);
    try {
        const int code = run(argc, argv);
        if (!td::is_all_printed()) throw std::runtime_error("the output could not be written");
        return code;
    } catch (const std::exception& error) {
        std::cerr << "render_art: " << td::sentence_of(error) << '\n';
        return 2;
    }
}
