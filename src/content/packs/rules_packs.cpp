#include "content/packs/rules_packs.hpp"

#include "base/hash.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/fingerprint.hpp"
#include "content/packs/own_pack.hpp"
#include "content/packs/pack_options.hpp"

namespace td {

namespace {

/// The definitions and the rulebook of a pack, as they are written.
class WrittenRules {
public:
    void add_file(TreeNode root) {
        for (const auto [key, part] : root.entries()) {
            if (const DefinitionType* const type = find_definition_type(key.text())) {
                add_definitions(*type, part);
            } else if (key.text() == "rulebook") {
                m_hash.add(hash_of(part));
                m_any = true;
            }
        }
    }

    bool any() const { return m_any; }
    std::uint64_t hash() const { return m_hash.value(); }

private:
    void add_definitions(const DefinitionType& type, TreeNode definitions) {
        if (type.cosmetic) return;
        ValueKind fields{ValueKind::Form::structure};
        fields.fields = type.fields;
        for (const auto [id, body] : definitions.entries()) {
            m_hash.add(hash_of(type.name)).add(hash_of(id.text())).add(rules_hash_of(body, fields));
            m_any = true;
        }
    }

    Hash m_hash;
    bool m_any = false;
};

}  // namespace

std::vector<RulesPack> rules_packs_of(const std::vector<const Pack*>& packs) {
    std::vector<RulesPack> all;
    for (const Pack* pack : packs) {
        WrittenRules rules;
        const SourceText* const own_tactics = pack->is_own ? own_tactics_of(*pack) : nullptr;
        for (const auto& tree : pack->trees)
            if (&tree->source() != own_tactics) rules.add_file(tree->root());
        const PackInfo& info = pack->info;
        if (rules.any())
            all.push_back({.id = info.id,
                           .name = info.name.empty() ? info.id : info.name,
                           .version = info.version,
                           .options = told_options(pack->options),
                           .rules = rules.hash()});
    }
    return all;
}

}  // namespace td
