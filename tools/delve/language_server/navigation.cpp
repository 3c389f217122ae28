#include "tools/delve/language_server/navigation.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

namespace td::delve::lsp {

namespace {

[[noreturn]] void refuse(const std::string& why) { throw RequestError(ErrorCode::request_failed, why); }

/// True if the shipped pack defines or names the id, whichever pack has changed it since.
bool is_shipped(const Analysis& analysis, const IdWord& id) {
    for (const ContentFile& file : analysis.files()) {
        if (file.pack->info.id != shipped_pack) continue;
        for (const IdWord& each : file.ids())
            if (each.type == id.type && each.node.text() == id.node.text()) return true;
    }
    return false;
}

void check_writable(const FileEdits& edits) {
    for (const auto& [path, list] : edits)
        if (path_exists(path) && access(path.c_str(), W_OK) != 0) refuse(fmt::format("cannot write {}", path.generic_string()));
}

}  // namespace

TextRange range_of(TreeNode node, PositionEncoding encoding) { return range_at(node.source(), node.place(), node.length(), encoding); }

std::vector<Location> definition_of(const Analysis& analysis, const IdWord& id, PositionEncoding encoding) {
    if (id.type == packs_type) {
        const Pack* pack = analysis.pack(id.node.text());
        if (pack == nullptr) return {};
        return {{pack->folder / "pack.yaml", {}}};
    }
    const WholeDefinition* definition = analysis.definition(id.type, id.node.text());
    if (definition == nullptr) return {};
    return {{definition->id.source().name(), range_of(definition->id, encoding)}};
}

std::vector<Location> references_to(const Analysis& analysis, const IdWord& id, bool definitions, PositionEncoding encoding) {
    std::vector<Location> found;
    for (const ContentFile& file : analysis.files())
        for (const IdWord& each : file.ids())
            if (each.type == id.type && each.node.text() == id.node.text() && (definitions || !each.is_definition))
                found.push_back({file.path(), range_of(each.node, encoding)});
    return found;
}

void check_renaming(const Analysis& analysis, const IdWord& id, bool may_change_shipped) {
    const std::string_view name = id.node.text();
    if (id.type == packs_type) refuse("a pack has the name of its folder: rename the folder");
    if (analysis.definition(id.type, name) == nullptr) refuse(fmt::format("no pack defines `{}` among the {}", name, id.type));
    if (!may_change_shipped && is_shipped(analysis, id))
        refuse(
            fmt::format("`{}` belongs to the pack `{}`, which the next version of the game will replace: change it in your own pack with "
                        "`change: edit` (`delve language-server --rename-core` renames it anyway)",
                        name, shipped_pack));
}

FileEdits renaming(const Analysis& analysis, const IdWord& id, const std::string& name, bool may_change_shipped,
                   PositionEncoding encoding) {
    check_renaming(analysis, id, may_change_shipped);
    if (!is_lawful_id(name))
        refuse(fmt::format(
            "`{}` cannot be an id: an id starts with a small letter, followed by small letters, digits and `_`, 48 characters at most",
            shortened(name)));
    if (name == id.node.text()) return {};
    if (analysis.definitions().ids_of_all_packs().number(id.type, name))
        refuse(fmt::format("there is already a `{}` among the {}", name, id.type));
    if (!analysis.unreadable().empty())
        refuse(fmt::format("{} cannot be read, and may use `{}`: fix it first", analysis.unreadable(), id.node.text()));
    FileEdits edits;
    for (const Location& place : references_to(analysis, id, true, encoding)) edits[place.path].push_back({place.range, name});
    check_writable(edits);
    return edits;
}

std::string with_edits(std::string text, std::vector<TextEdit> edits, PositionEncoding encoding) {
    std::sort(edits.begin(), edits.end(), [](const TextEdit& a, const TextEdit& b) { return a.range.start > b.range.start; });
    for (const TextEdit& edit : edits) {
        const std::size_t start = offset_at(text, edit.range.start, encoding), end = offset_at(text, edit.range.end, encoding);
        text.replace(start, end - start, edit.text);
    }
    return text;
}

}  // namespace td::delve::lsp
