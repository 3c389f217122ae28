// From an id to where it is defined and used, in the files of all packs; and renaming it there.
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

/// Where the characters of a node stand.
TextRange range_of(TreeNode node, PositionEncoding encoding);

/// Where the id is defined: one place, or none for an unknown id. Of a pack: the start of its `pack.yaml`.
std::vector<Location> definition_of(const Analysis& analysis, const IdWord& id, PositionEncoding encoding);

/// All places of the id, in the order of packs and files. With `definitions` also those that define or change it.
std::vector<Location> references_to(const Analysis& analysis, const IdWord& id, bool definitions, PositionEncoding encoding);

/// The pack without which the game does not start. The next version of the game replaces its files.
inline constexpr std::string_view shipped_pack = "core";

/// Throws RequestError (request_failed) with a sentence for the author if the id cannot be renamed: it is a pack's, nothing defines it, or
/// it stands in the shipped pack, unless `may_change_shipped`.
void check_renaming(const Analysis& analysis, const IdWord& id, bool may_change_shipped);

using FileEdits = std::map<std::filesystem::path, std::vector<TextEdit>>;

/// What has to be written where, so that the id is called `name` in all packs. Throws as check_renaming() does, and if `name` is no id or
/// taken, a file cannot be parsed, so that it may hide places of the id, or a file to be changed cannot be written.
FileEdits renaming(const Analysis& analysis, const IdWord& id, const std::string& name, bool may_change_shipped, PositionEncoding encoding);

/// The text with the edits, which do not overlap.
std::string with_edits(std::string text, std::vector<TextEdit> edits, PositionEncoding encoding);

}  // namespace td::delve::lsp
