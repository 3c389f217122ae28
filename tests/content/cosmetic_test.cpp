// Cosmetic content: with other texts, pictures and sounds, every command has the same outcome.
#include <doctest/doctest.h>

#include <algorithm>

#include "content/memory_pack.hpp"
#include "content/packs/definition_type.hpp"
#include "content/yaml/tree_writer.hpp"
#include "project_folder.hpp"
#include "tools/lab/players.hpp"
#include "tools/lab/self_play.hpp"
#include "tools/lint/content_loading.hpp"

using namespace td;
using namespace td::testing;

namespace {

using Form = ValueKind::Form;

/// Rewrites a definition with another value in each cosmetic field.
class Rewording {
public:
    explicit Rewording(TreeWriter& out) : m_out(out) {}

    int reworded() const { return m_reworded; }

    void fields(TreeNode map, const FieldTable& table) {
        m_out.begin_map(map);
        for (const auto [key, value] : map.entries()) {
            const Field* field = table.find(key.text());
            const bool is_drawn = field && field->name == "icon";
            if (field && field->kind.cosmetic && !field->required && (field->kind.form != Form::text || is_drawn)) {
                ++m_reworded;
                continue;  // the defaults of cosmetic fields
            }
            m_out.copy(key);
            field ? this->value(value, field->kind) : m_out.copy(value);
        }
        m_out.end();
    }

private:
    void value(TreeNode node, const ValueKind& kind) {
        if (kind.cosmetic && kind.form == Form::text) {
            ++m_reworded;
            m_out.text(kind.high < 10 ? "Zz" : "Something else", node);
        } else if (node.is_list() && kind.inner) {
            m_out.begin_list(node);
            for (const TreeNode item : node.items()) value(item, *kind.inner);
            m_out.end();
        } else if (node.is_map() && kind.form == Form::structure) {
            fields(node, *kind.fields);
        } else if (node.is_map() && kind.form == Form::variant && node.find(kind.tag)) {
            const auto choice = std::find(kind.choices.begin(), kind.choices.end(), node.find(kind.tag)->text());
            fields(node, *kind.variants[static_cast<std::size_t>(choice - kind.choices.begin())]);
        } else {
            m_out.copy(node);
        }
    }

    TreeWriter& m_out;
    int m_reworded = 0;
};

struct Reworded {
    std::vector<Pack> packs;  ///< as read, with the texts of the files
    std::shared_ptr<const Catalog> catalog;
    std::shared_ptr<const Catalog> original;
    int places = 0;
};

std::unique_ptr<const Tree> reword(const Tree& file, int& places) {
    TreeWriter writer;
    writer.begin_map(file.root());
    for (const auto [name, definitions] : file.root().entries()) {
        writer.copy(name);
        const DefinitionType* type = find_definition_type(name.text());
        if (type == nullptr || type->cosmetic) {
            writer.copy(definitions);
            continue;
        }
        writer.begin_map(definitions);
        for (const auto [id, body] : definitions.entries()) {
            writer.copy(id);
            Rewording rewording(writer);
            rewording.fields(body, *type->fields);
            places += rewording.reworded();
        }
        writer.end();
    }
    writer.end();
    return writer.take();
}

const Reworded& shipped() {
    static const Reworded both = [] {
        Reworded result;
        std::vector<Problem> problems;
        result.packs = read_packs(project_folder() / "content", problems);
        result.original = std::make_shared<const Catalog>(*load_packs(result.packs).catalog);
        std::vector<Pack> reworded(1);
        reworded[0].info.id = "core";
        for (const auto& tree : result.packs[0].trees) reworded[0].trees.push_back(reword(*tree, result.places));
        reworded.emplace_back(pack_of_texts("words", "words/", {"strings: {missed: Off.}\nsounds:\n  another: {}\n"}, problems));
        ContentLoading loading = load_packs(reworded);
        INFO(reports(loading.problems));
        REQUIRE(loading.catalog);
        result.catalog = std::make_shared<const Catalog>(std::move(*loading.catalog));
        return result;
    }();
    return both;
}

}  // namespace

TEST_CASE("other words, looks and sounds are other content with the same rules") {
    CHECK(shipped().places > 900);
    CHECK(shipped().catalog->species[0].name == "Something else");
    CHECK(shipped().catalog->fingerprint != shipped().original->fingerprint);
    CHECK(same_rules(*shipped().catalog, *shipped().original));
}

TEST_CASE("self-play has the same outcome with other cosmetic content") {
    const auto original = without_look_ahead(*shipped().original), changed = without_look_ahead(*shipped().catalog);
    for (std::size_t dungeon = 0; dungeon < shipped().original->dungeons.size(); ++dungeon) {
        CAPTURE(shipped().original->dungeons[dungeon].id);
        const SelfPlay one = play_by_itself(original, DungeonId(dungeon), 3);
        const SelfPlay other = play_by_itself(changed, DungeonId(dungeon), 3);
        CHECK(one.hash == other.hash);
        CHECK(one.outcome == other.outcome);
        CHECK(one.tally.rounds == other.tally.rounds);
    }
}
