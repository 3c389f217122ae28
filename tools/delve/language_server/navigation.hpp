// Finds where an id is defined and used in the files of all packs, and renames it there.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tools/delve/language_server/analysis.hpp"
#include "tools/delve/language_server/positions.hpp"
#include "tools/delve/language_server/protocol.hpp"

namespace td::delve::lsp {

struct Location {
    std::filesystem::path path;
    TextRange range;
    friend bool operator==(const Location&, const Location&) = default;
};

/// The range of a node's characters.
TextRange range_of(TreeNode node, PositionEncoding encoding);

/// The definition of the id: one place, or none for an unknown id. For a pack: the start of its `pack.yaml`.
std::vector<Location> definition_of(const Analysis& analysis, const IdWord& id, PositionEncoding encoding);

/// All references to the id, in the order of packs and files; with `definitions`, also the places that define or change it.
std::vector<Location> references_to(const Analysis& analysis, const IdWord& id, bool definitions, PositionEncoding encoding);

/// The pack that the game cannot start without. The next version of the game replaces its files.
inline constexpr std::string_view shipped_pack = "core";

/// Throws RequestError (request_failed) with a sentence for the author if the id cannot be renamed: it names a pack, is undefined, or
/// occurs in the shipped pack (unless `may_change_shipped`).
void check_renaming(const Analysis& analysis, const IdWord& id, bool may_change_shipped);

using FileEdits = std::map<std::filesystem::path, std::vector<TextEdit>>;

/// The edits that rename the id to `name` in all packs. Throws like check_renaming(), and also if `name` is taken or not an id, if a file
/// cannot be parsed (it might contain the id), or if a file to change cannot be written.
FileEdits renaming(const Analysis& analysis, const IdWord& id, const std::string& name, bool may_change_shipped, PositionEncoding encoding);

/// The text after the edits. Precondition: they do not overlap.
std::string with_edits(std::string text, std::vector<TextEdit> edits, PositionEncoding encoding);

}  // namespace td::delve::lsp
