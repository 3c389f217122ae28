#include "bench/big_pack.hpp"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "content/packs/definition_type.hpp"
#include "content/schema_walk.hpp"
#include "content/yaml/read_tree.hpp"
#include "project_folder.hpp"

namespace td::testing {

namespace fs = std::filesystem;

namespace {

/// What there may be thousands of; of the rest the copies refer to the first.
bool is_copied(std::string_view type) {
    for (const std::string_view name : {"dungeons", "items", "skills", "species", "sprites", "tactics"})
        if (type == name) return true;
    return false;
}

std::vector<NamedText> shipped() {
    const fs::path core = project_folder() / "content/core";
    std::vector<NamedText> files;
    for (const auto& entry : fs::recursive_directory_iterator(core))
        if (entry.path().extension() == ".yaml" && entry.path().filename() != "pack.yaml")
            files.push_back({entry.path().lexically_relative(core).generic_string(), read_file_bytes(entry.path(), "", 1u << 20).bytes});
    std::sort(files.begin(), files.end(), [](const NamedText& a, const NamedText& b) { return a.name < b.name; });
    return files;
}

std::size_t end_of(const Tree& tree, TreeNode word) {
    const Place place = word.place();
    const std::string_view line = tree.source().line(place.line);
    return static_cast<std::size_t>(line.data() - tree.source().text().data()) + static_cast<std::size_t>(place.column - 1) + word.length();
}

/// True when nothing but definitions that may be copied stands in the file.
bool can_be_copied(const Tree& tree) {
    for (const auto [type, definitions] : tree.root().entries())
        if (!is_copied(type.text())) return false;
    return true;
}

using Ids = std::set<std::pair<std::string, std::string>>;  ///< type and id

void add_ids(const Tree& tree, Ids& ids) {
    for (const auto [type, definitions] : tree.root().entries())
        for (const auto [id, body] : definitions.entries()) ids.emplace(type.text(), id.text());
}

/// The bytes behind each of the ids, in order: where it is defined, and where something refers to it.
std::vector<std::size_t> ends_of_ids(const Tree& tree, const Ids& ids) {
    std::vector<std::size_t> ends;
    SchemaVisitor visitor;
    visitor.field_key = [](TreeNode, const FieldTable&) {};
    visitor.chosen_key = [](TreeNode, const ValueKind&) {};
    visitor.entry = [](TreeNode, TreeNode, TreeNode) {};
    visitor.value = [&](TreeNode node, const ValueKind& kind) {
        const bool refers = kind.form == ValueKind::Form::reference && ids.contains({std::string(kind.target), std::string(node.text())});
        if (refers) ends.push_back(end_of(tree, node));
    };
    walk_file(tree, visitor);
    for (const auto [type, definitions] : tree.root().entries())
        for (const auto [id, body] : definitions.entries()) ends.push_back(end_of(tree, id));
    std::sort(ends.begin(), ends.end());
    return ends;
}

std::string with_new_ids(std::string_view text, const std::vector<std::size_t>& ends, const std::string& suffix) {
    std::string result;
    std::size_t from = 0;
    for (const std::size_t end : ends) {
        result.append(text.substr(from, end - from)).append(suffix);
        from = end;
    }
    return result.append(text.substr(from));
}

}  // namespace

std::vector<NamedText> big_pack(std::size_t bytes) {
    std::vector<NamedText> files = shipped();
    std::vector<std::pair<NamedText, std::unique_ptr<const Tree>>> originals;
    std::size_t size = 0;
    Ids ids;
    for (const NamedText& file : files) {
        size += file.text.size();
        TreeReading parsed = read_tree(file.name, file.text);
        if (!can_be_copied(*parsed.tree)) continue;
        add_ids(*parsed.tree, ids);
        originals.emplace_back(file, std::move(parsed.tree));
    }
    for (int copy = 0; size < bytes; ++copy)
        for (const auto& [file, tree] : originals) {
            const std::string suffix = "_" + std::to_string(copy);
            files.push_back({std::to_string(copy) + "/" + file.name, with_new_ids(tree->source().text(), ends_of_ids(*tree, ids), suffix)});
            size += files.back().text.size();
        }
    return files;
}

void write_pack(const TemporaryDirectory& folder, const std::vector<NamedText>& files) {
    folder.write("core/pack.yaml", pack_yaml("core"));
    for (const NamedText& file : files) folder.write("core/" + file.name, file.text);
}

}  // namespace td::testing
