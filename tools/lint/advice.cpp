#include "tools/lint/advice.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "base/nearest.hpp"
#include "catalog/effect_traits.hpp"
#include "catalog/status_profile.hpp"
#include "catalog/trigger_source.hpp"
#include "content/packs/definition_type.hpp"
#include "content/packs/pack_options.hpp"
#include "content/packs/pack_order.hpp"
#include "content/packs/translation.hpp"
#include "tools/lint/allowances.hpp"
#include "tools/lint/blame.hpp"
#include "tools/lint/comment_check.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/definition_advice.hpp"
#include "tools/lint/endless_rings.hpp"
#include "tools/lint/endless_statuses.hpp"
#include "tools/lint/file_names.hpp"
#include "tools/lint/idle_parts.hpp"
#include "tools/lint/references.hpp"
#include "tools/lint/time_checks.hpp"
#include "tools/lint/time_ratios.hpp"
#include "tools/lint/trigger_chains.hpp"
#include "tools/lint/trigger_trial.hpp"
#include "tools/lint/unreached_rows.hpp"
#include "tools/lint/vault_trials.hpp"

namespace td {

namespace {

/// Where a definition is edited.
struct EditPlace {
    TreeNode key;
    TreeNode body;
};

/// The place of a definition in the first pack that has it, or in the last one that replaces it. Later packs may edit the definition.
struct FirstPlace {
    const DefinitionType* type;
    std::string_view id;
    TreeNode key;
    TreeNode body;
    const Tree* tree;
    TreeNode whole;                     ///< the body with what it extends and with all edits; each node knows its place
    std::vector<EditPlace> edits = {};  ///< in the order in which they apply

    /// True if this definition itself, or an edit of it, has the field.
    bool writes(std::string_view field) const { return body.find(field) || edited(field); }
    /// The field as the last edit that has it writes it.
    std::optional<TreeNode> edited(std::string_view field) const {
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
            if (const auto node = edit->body.find(field)) return node;
        return std::nullopt;
    }
};

/// True if the game uses the definition without a reference in the content.
bool is_used_by_game(const Catalog& catalog, const FirstPlace& definition_place) {
    const DefinitionType& type = *definition_place.type;
    if (type.how_to_use.empty()) return true;
    if (std::find(type.used_by_game.begin(), type.used_by_game.end(), definition_place.id) != type.used_by_game.end()) return true;
    const std::optional<AnyDefinitionId> id = type.find(catalog, definition_place.id);
    if (id && std::holds_alternative<SkillId>(*id)) return catalog[std::get<SkillId>(*id)].common;
    return id && std::holds_alternative<TacticId>(*id) && catalog[std::get<TacticId>(*id)].for_party;
}

/// The definition, if players read about it; null for other types, and for ids that are not in the catalog.
const Definition* shown_definition(const Catalog& catalog, const FirstPlace& definition_place) {
    if (!definition_place.type->is_shown_to_players) return nullptr;
    const std::optional<AnyDefinitionId> id = definition_place.type->find(catalog, definition_place.id);
    if (!id) return nullptr;
    return std::visit(
        [&](auto number) -> const Definition* {
            if constexpr (requires { static_cast<const Definition*>(&catalog[number]); })
                return &catalog[number];
            else
                return nullptr;
        },
        *id);
}

/// True unless the item can be used, thrown with an effect, attached or triggered, or is treasure.
bool does_nothing(const Item& item) {
    return item.use.empty() && item.thrown.empty() && item.triggers.empty() && !item.treasure && !item.part;
}

bool is_invisible(const SpriteModel& sprite) { return sprite.primitives.empty() && sprite.eyes.empty() && !sprite.picture; }

/// True for an effect on health whose amount is nothing.
bool does_nothing(const Effect& effect) {
    bool nothing = false;
    each_parameter(effect, [&](std::string_view, const auto& value) {
        if constexpr (std::is_same_v<std::decay_t<decltype(value)>, HealthAmount>) nothing = nothing || value.is_nothing();
    });
    return nothing;
}
bool all_do_nothing(const std::vector<Effect>& effects) {
    return !effects.empty() && std::all_of(effects.begin(), effects.end(), [](const Effect& effect) { return does_nothing(effect); });
}

/// True if the effects are for creatures only, and the area never holds a creature of the audience.
bool reaches_nobody(const Area& area, Audience audience, const std::vector<Effect>& effects) {
    const bool is_for_ground = std::any_of(effects.begin(), effects.end(), [](const Effect& effect) { return is_about_ground(effect); });
    const bool own_tile = area.shape == Shape::self;
    const bool never_own_tile = !own_tile && area.shape != Shape::burst && area.shape != Shape::sight;
    return !is_for_ground && !effects.empty() &&
           ((own_tile && audience == Audience::foes) || (never_own_tile && audience == Audience::self));
}
constexpr std::string_view no_amount = "its `amount` and its `percent` are 0";
constexpr std::string_view nobody_in_reach = "nobody that it affects is ever in its area";

class Advice {
public:
    /// `merged`: the definitions of the files with their edits; null: the files edit nothing.
    Advice(const std::vector<const Tree*>& files, const Catalog& catalog, const Definitions* merged)
        : m_files(files), m_catalog(catalog), m_merged(merged), m_chains(endless_trigger_chains(catalog)) {}

    std::vector<Problem> run(const std::vector<Problem>& found) {
        for (const Tree* file : m_files)
            std::copy_if(found.begin(), found.end(), std::back_inserter(m_warnings[file]),
                         [&](const Problem& problem) { return problem.file == file->source().name(); });
        for (const Tree* file : m_files) {
            record(*file);
            const std::vector<Problem> comments = swallowing_comments(file->source());
            m_warnings[file].insert(m_warnings[file].end(), comments.begin(), comments.end());
        }
        add_edits();
        for (const FirstPlace& definition_place : m_definitions) inspect(definition_place);
        std::vector<Problem> all;
        for (const Tree* file : m_files) {
            std::vector<Problem>& warnings = m_warnings[file];
            apply_allowances(file->source(), warnings);
            all.insert(all.end(), warnings.begin(), warnings.end());
        }
        sort_by_place(all);
        return all;
    }

private:
    using Name = std::pair<std::string_view, std::string_view>;  ///< type and id

    /// Records what the file defines, edits and refers to.
    void record(const Tree& file) {
        for (const auto [key, definitions] : file.root().entries()) {
            const DefinitionType* type = find_definition_type(key.text());
            if (!type) continue;
            for (const auto [id, body] : definitions.entries()) {
                const auto change = body.find("change");
                const std::string_view what = change ? change->text() : std::string_view();
                if (what == "remove") m_used.insert({type->name, id.text()});  // no warning that a removed definition is unused
                if (!is_one_of(what, {"edit", "remove"}) && m_known.insert({type->name, id.text()}).second)
                    m_definitions.push_back({.type = type, .id = id.text(), .key = id, .body = body, .tree = &file, .whole = body});
                else if (what == "edit")
                    m_edits[{type->name, id.text()}].push_back({id, body});
                else if (what == "replace")
                    replace_place({type->name, id.text()}, id, body, file);
                record_references(*type, id.text(), body);
                if (body.find("harmful")) m_says_harmful.insert(id.text());
            }
        }
    }

    /// Gives the place of a definition to the one that replaces it, without the edits of the old one.
    void replace_place(Name name, TreeNode key, TreeNode body, const Tree& file) {
        m_edits.erase(name);
        for (FirstPlace& place : m_definitions)
            if (Name{place.type->name, place.id} == name) {
                place.key = key;
                place.body = place.whole = body;
                place.tree = &file;
            }
    }
    void add_edits() {
        std::map<Name, TreeNode> merged;
        if (m_merged)
            for (const WholeDefinition& whole : m_merged->all()) merged.emplace(Name{whole.type->name, whole.id.text()}, whole.body);
        for (FirstPlace& definition_place : m_definitions) {
            const Name name{definition_place.type->name, definition_place.id};
            if (const auto whole = merged.find(name); whole != merged.end()) definition_place.whole = whole->second;
            if (const auto edits = m_edits.find(name); edits != m_edits.end()) definition_place.edits = edits->second;
        }
    }

    void record_references(const DefinitionType& type, std::string_view from, TreeNode body) {
        for_each_reference(*type.fields, body, [&](std::string_view target, std::string_view id) {
            if (target != type.name || id != from) m_used.insert({target, id});
        });
        if (const auto parent = body.find("extends")) m_used.insert({type.name, parent->text()});
    }

    void inspect(const FirstPlace& definition_place) {
        const DefinitionType& type = *definition_place.type;
        if (m_used.count({type.name, definition_place.id}) == 0 && !is_used_by_game(m_catalog, definition_place))
            warn(definition_place, ProblemCode::unused_definition, fmt::format("nothing refers to `{}`", definition_place.id),
                 type.how_to_use);
        if (const Definition* definition = shown_definition(m_catalog, definition_place)) inspect_texts(definition_place, *definition);
        if (const std::optional<AnyDefinitionId> id = type.find(m_catalog, definition_place.id))
            std::visit([&](auto number) { inspect(definition_place, number); }, *id);
    }

    /// Types with no further checks.
    template <class Id>
    void inspect(const FirstPlace&, Id) {}

    void inspect(const FirstPlace& definition_place, SpeciesId id) {
        const Species& species = m_catalog[id];
        if (!species.sprite) warn_of_no_picture(definition_place);
        warn_of_all(definition_place, useless_held_turns(m_catalog, species));
        warn_of_all(definition_place, useless_saved_turns(m_catalog, id));
        warn_of_all(definition_place, idle_parts(m_catalog, id));
        inspect_immobility(definition_place, species);
        if (species.lead && changes_nothing(*species.lead)) warn_of_nothing(definition_place, "its `lead` changes nothing");
        inspect_triggers(definition_place, trigger_source(id));
        warn_of_all(definition_place, endless_rings(m_catalog, id));
    }
    void inspect(const FirstPlace& definition_place, ItemId id) {
        const Item& item = m_catalog[id];
        if (!item.sprite) warn_of_no_picture(definition_place);
        inspect_triggers(definition_place, trigger_source(id));
        warn_of_all(definition_place, idle_parts(m_catalog, item));
        warn_of_all(definition_place, useless_time_effects(m_catalog, item.use, item.use_audience));
        const auto needs_it = [id](const Feature& feature) { return feature.needs == id; };
        const bool is_key = std::any_of(m_catalog.features.begin(), m_catalog.features.end(), needs_it);
        if (does_nothing(item) && !is_key) warn_of_nothing(definition_place, "it cannot be used, and throwing it does nothing");
        inspect_effects(definition_place, item.use, "use");
        inspect_effects(definition_place, item.thrown, "thrown");
        if (all_do_nothing(item.use) || all_do_nothing(item.thrown)) warn_of_nothing(definition_place, no_amount);
        if (reaches_nobody(item.use_area, item.use_audience, item.use))
            warn_of_nothing(definition_place, nobody_in_reach, "check `use_area` and `use_targets`");
    }
    void inspect(const FirstPlace& definition_place, SkillId id) {
        const Skill& skill = m_catalog[id];
        warn_of_all(definition_place, useless_time_effects(m_catalog, skill.effects, skill.audience));
        warn_of_all(definition_place, idle_parts(m_catalog, skill));
        inspect_effects(definition_place, skill.effects, "effects");
        if (all_do_nothing(skill.effects)) warn_of_nothing(definition_place, no_amount);
        if (reaches_nobody(skill.area, skill.audience, skill.effects))
            warn_of_nothing(definition_place, nobody_in_reach, "check `area` and `targets`");
    }
    void inspect(const FirstPlace& definition_place, SpriteId id) {
        warn_of_all(definition_place, idle_parts(m_catalog[id]));
        inspect_materials(definition_place, m_catalog[id]);
        if (is_invisible(m_catalog[id])) warn_of_nothing(definition_place, "there is nothing to see", "give it `parts` or a `picture`");
    }
    /// Warns of unused materials that the definition itself lists, without those of the one it extends.
    void inspect_materials(const FirstPlace& definition_place, const SpriteModel& sprite) {
        const std::optional<TreeNode> materials = definition_place.body.find("materials");
        if (!materials || !materials->is_map()) return;
        const std::vector<std::string_view> unused = unused_materials(sprite);
        for (const auto [key, colour] : materials->entries())
            if (std::find(unused.begin(), unused.end(), key.text()) != unused.end())
                warn(definition_place, ProblemCode::suspicious,
                     fmt::format("in `{}`: no part has the material `{}`", definition_place.id, key.text()),
                     "remove it, or use it for a part", key);
    }
    void inspect(const FirstPlace& definition_place, StatusId id) {
        const Status& status = m_catalog[id];
        inspect_triggers(definition_place, trigger_source(id));
        warn_of_all(definition_place, endless_statuses(m_catalog, id));
        if (profile_of(status).does_nothing()) warn_of_nothing(definition_place, "it changes nothing about its bearer");
        if (status.harmful && profile_of(status).only_helps() && m_says_harmful.count(definition_place.id) == 0)
            warn(definition_place, ProblemCode::suspicious,
                 fmt::format("everything that `{}` changes is good for its bearer, but it counts as harmful", definition_place.id),
                 "write `harmful: false`");
    }
    void inspect(const FirstPlace& definition_place, SpawnTableId id) { warn_of_all(definition_place, unreached_rows(m_catalog, id)); }
    void inspect(const FirstPlace& definition_place, FeatureId id) {
        inspect_glyph(definition_place, m_catalog[id].glyph);
        warn_of_all(definition_place, idle_parts(m_catalog[id]));
        inspect_triggers(definition_place, trigger_source(id));
        if (const std::vector<Finding> rings = endless_rings(m_catalog, id); !rings.empty())
            warn_of_all(last_of_ring(definition_place, id), rings);
    }
    /// Of the features that open into each other, the one whose field comes last in the order of loading: it closes the ring.
    const FirstPlace& last_of_ring(const FirstPlace& first, FeatureId id) const {
        const auto rank = [&](const FirstPlace& place) {
            const std::optional<TreeNode> field = place.whole.find("opens_into");
            return std::find_if(m_files.begin(), m_files.end(),
                                [&](const Tree* file) { return field && &file->source() == &field->source(); });
        };
        const FirstPlace* last = &first;
        for (FeatureId at = m_catalog[id].opens_into; at != id; at = m_catalog[at].opens_into) {
            const auto place = std::find_if(m_definitions.begin(), m_definitions.end(),
                                            [&](const FirstPlace& one) { return one.type == first.type && one.id == m_catalog[at].id; });
            if (place != m_definitions.end() && rank(*place) > rank(*last)) last = &*place;
        }
        return *last;
    }
    void inspect(const FirstPlace& definition_place, TerrainId id) {
        inspect_glyph(definition_place, m_catalog[id].glyph);
        warn_of_all(definition_place, idle_parts(m_catalog[id]));
        inspect_triggers(definition_place, trigger_source(id));
    }
    void inspect(const FirstPlace& definition_place, BoonId id) {
        const Boon& boon = m_catalog[id];
        inspect_triggers(definition_place, trigger_source(id));
        warn_of_all(definition_place, idle_parts(m_catalog, id));
        if (changes_nothing(boon) && boon.triggers.empty()) warn_of_nothing(definition_place, "it changes nothing about its bearer");
    }
    void inspect(const FirstPlace& definition_place, EncounterId id) {
        const std::vector<EncounterOption>& options = m_catalog[id].options;
        warn_of_all(definition_place, idle_parts(m_catalog[id]));
        for (std::size_t i = 0; i < options.size(); ++i) {
            warn_of_all(definition_place, useless_time_effects(m_catalog, options[i].effects, Audience::everyone));
            if (i + 1 < options.size() && options[i].does_nothing())
                warn_of_nothing(definition_place, fmt::format("its option {} has neither `effects` nor `minutes`", i + 1));
        }
    }
    void inspect(const FirstPlace& definition_place, WeatherId id) { inspect_triggers(definition_place, trigger_source(id)); }
    void inspect(const FirstPlace& definition_place, PaletteId id) { warn_of_all(definition_place, idle_parts(m_catalog, id)); }
    void inspect(const FirstPlace& definition_place, TacticId id) { warn_of_all(definition_place, idle_parts(m_catalog, id)); }
    void inspect(const FirstPlace& definition_place, DifficultyId) { inspect_main(definition_place, "difficulty", m_catalog.difficulties); }
    void inspect(const FirstPlace& definition_place, DungeonId id) {
        inspect_main(definition_place, "dungeon", m_catalog.dungeons);
        warn_of_all(definition_place, idle_parts(m_catalog[id]));
        warn_of_all(definition_place, time_ratios(m_catalog, m_catalog[id]));
        warn_of_all(definition_place, vaults_left_out(m_catalog, m_catalog[id]));
        for (std::size_t floor = 0; floor < m_catalog[id].floors.size(); ++floor)
            inspect_triggers(definition_place, trigger_source(id, floor));
    }

    /// `any`: any trigger of the definition.
    void inspect_triggers(const FirstPlace& definition_place, TriggerId any) {
        const std::vector<Trigger>& triggers = triggers_of(m_catalog, any);
        for (const Trigger& trigger : triggers)
            warn_of_all(definition_place, useless_time_effects(m_catalog, trigger.effects, Audience::everyone));
        warn_of_all(definition_place, idle_triggers(triggers, any.owner));
        for (std::size_t row = 0; row < triggers.size(); ++row)
            for (const Effect& effect : triggers[row].effects)
                if (does_nothing(effect))
                    warn(definition_place, ProblemCode::does_nothing,
                         fmt::format("in `{0}`: `{2}` of trigger {1} does nothing: {3}", definition_place.id, row + 1,
                                     traits_of(effect).name, no_amount),
                         "give it an `amount`", field_of(definition_place, "triggers", row));
        inspect_chains(definition_place, any);
    }
    void inspect_chains(const FirstPlace& definition_place, TriggerId any) {
        // Triggers from another definition are reported there.
        if (definition_place.body.find("extends") && !definition_place.writes("triggers")) return;
        std::optional<TreeNode> body = definition_place.whole;
        if (any.owner == TriggerOwner::floor) body = item_of(*body, "floors", any.floor);
        for (const TriggerChain& chain : m_chains)
            if (chain.first.owner == any.owner && chain.first.of == any.of && chain.first.floor == any.floor)
                warn(definition_place, ProblemCode::endless_chain,
                     fmt::format("in `{}`: trigger {} starts an endless chain: {}", definition_place.id, chain.first.row + 1, chain.ring),
                     "make one of them end the chain, by `limit: turn`, `ends: true`, or an `if` that becomes false",
                     body ? item_of(*body, "triggers", chain.first.row) : std::nullopt);
    }
    void warn_of_all(const FirstPlace& definition_place, const std::vector<Finding>& found) {
        for (const Finding& one : found)
            warn(definition_place, ProblemCode::suspicious, fmt::format("in `{}`: {}", definition_place.id, one.why), one.hint,
                 one.list.empty() ? last_edit(definition_place, ProblemCode::suspicious) : field_of(definition_place, one.list, one.item));
    }
    /// Warns of effects that do nothing, if others in the list do something.
    void inspect_effects(const FirstPlace& definition_place, const std::vector<Effect>& effects, std::string_view list) {
        if (all_do_nothing(effects)) return;
        for (std::size_t i = 0; i < effects.size(); ++i)
            if (does_nothing(effects[i]))
                warn(definition_place, ProblemCode::does_nothing,
                     fmt::format("in `{}`: `{}` does nothing: {}", definition_place.id, traits_of(effects[i]).name, no_amount),
                     "give it an `amount`", field_of(definition_place, list, i));
    }

    /// Warns of a second terrain or feature with the glyph: maps of scenes name them by it.
    void inspect_glyph(const FirstPlace& definition_place, char glyph) {
        const auto [first, is_new] = m_glyphs.emplace(glyph, &definition_place);
        if (is_new) return;
        const bool first_is_newer = is_written_later(*first->second, definition_place, "glyph");
        const FirstPlace& newer = first_is_newer ? *first->second : definition_place;
        const FirstPlace& other = first_is_newer ? definition_place : *first->second;
        warn(newer, ProblemCode::suspicious,
             fmt::format("`{}` has the same glyph as `{}`, `{}`, so maps of scenes can show only one of them", newer.id, other.id, glyph),
             fmt::format("choose another character; these are free: {}", free_glyphs()), newer.edited("glyph"));
    }
    /// True if a later file than that of the other's field gives `one` its field.
    bool is_written_later(const FirstPlace& one, const FirstPlace& other, std::string_view field) const {
        const auto file_of = [&](const FirstPlace& place) {
            const SourceText& source = place.edited(field).value_or(place.key).source();
            return std::find_if(m_files.begin(), m_files.end(), [&](const Tree* file) { return &file->source() == &source; });
        };
        return file_of(one) > file_of(other);
    }
    /// Some characters that no terrain and no feature has.
    std::string free_glyphs() const {
        std::string glyphs = ".#@>";
        for (const Terrain& terrain : m_catalog.terrains) glyphs += terrain.glyph;
        for (const Feature& feature : m_catalog.features) glyphs += feature.glyph;
        std::string free;
        constexpr std::size_t enough = 6;
        for (const char glyph : std::string_view("aeiumnstz;/$"))
            if (glyphs.find(glyph) == std::string::npos && free.size() < 2 * enough) free.append(free.empty() ? "" : " ").append(1, glyph);
        return free;
    }

    void inspect_immobility(const FirstPlace& definition_place, const Species& species) {
        if (!species.immobile) return;
        const bool has_way_to_move = species.speed != 0 || species.propulsion != Propulsion::none || species.slots.propulsion > 0;
        if (has_way_to_move)
            warn(definition_place, ProblemCode::suspicious,
                 fmt::format("`{}` is immobile, so its speed and propulsion do nothing", definition_place.id),
                 "remove `immobile`, or its `speed`, `propulsion` and slots for propulsion",
                 last_edit(definition_place, ProblemCode::suspicious));
    }

    template <class Row>
    void inspect_main(const FirstPlace& definition_place, std::string_view what, const std::vector<Row>& table) {
        const auto own = std::find_if(table.begin(), table.end(), [&](const Row& each) { return each.id == definition_place.id; });
        const auto first = std::find_if(table.begin(), table.end(), [](const Row& each) { return each.main; });
        if (own != table.end() && own->main && own != first)
            warn(definition_place, ProblemCode::suspicious,
                 fmt::format("`{}` is a main {}, but `{}` is offered first", definition_place.id, what, first->id),
                 "remove `main` from one of the two", definition_place.edited("main"));
    }

    void inspect_texts(const FirstPlace& definition_place, const Definition& definition) {
        if (definition.description.empty())
            warn(definition_place, ProblemCode::no_description, fmt::format("`{}` has no description for players", definition_place.id),
                 "add a `description`", definition_place.edited("description"));
        if (definition_place.type->name == "skills") return;  // skills of several species often share a name, such as Bite
        const auto [first, is_new] = m_names.emplace(Name{definition_place.type->name, definition.name}, &definition_place);
        if (is_new) return;
        const bool first_is_newer = is_written_later(*first->second, definition_place, "name");
        const FirstPlace& newer = first_is_newer ? *first->second : definition_place;
        const FirstPlace& other = first_is_newer ? definition_place : *first->second;
        warn(newer, ProblemCode::same_name, fmt::format("`{}` is called \"{}\" too", other.id, definition.name),
             fmt::format("the other is in {}:{}", other.tree->source().name(), other.key.place().line), newer.edited("name"));
    }

    void warn_of_no_picture(const FirstPlace& definition_place) {
        warn(definition_place, ProblemCode::no_picture, fmt::format("`{}` has no picture", definition_place.id), "name a `sprite`");
    }

    void warn_of_nothing(const FirstPlace& definition_place, std::string_view why, std::string_view hint = {}) {
        warn(definition_place, ProblemCode::does_nothing, fmt::format("`{}` does nothing: {}", definition_place.id, why), hint,
             last_edit(definition_place, ProblemCode::does_nothing));
    }

    /// The field, or one item of it, where the definition or the last edit of it has written it; nothing if neither has.
    static std::optional<TreeNode> field_of(const FirstPlace& definition_place, std::string_view field, std::optional<std::size_t> item) {
        if (!definition_place.writes(field)) return std::nullopt;
        return item ? item_of(definition_place.whole, field, *item) : definition_place.whole.find(field);
    }
    /// The last edit of the definition, which counts as the one that made the mistake; nothing if there is none, or if the definition
    /// allows the warning.
    static std::optional<TreeNode> last_edit(const FirstPlace& definition_place, ProblemCode code) {
        if (definition_place.edits.empty()) return std::nullopt;
        const std::vector<Allowance> allowed = allowances_in(definition_place.tree->source());
        const bool is_allowed = std::any_of(allowed.begin(), allowed.end(), [&](const Allowance& one) {
            return one.line == definition_place.key.place().line && one.code == to_string(code);
        });
        return is_allowed ? std::nullopt : std::optional(definition_place.edits.back().key);
    }

    /// Item `number` of a list of the definition, where it is written there; else none.
    static std::optional<TreeNode> item_of(TreeNode body, std::string_view list, std::size_t number) {
        const std::optional<TreeNode> node = list.empty() ? std::nullopt : body.find(list);
        if (!node || !node->is_list() || number >= node->size()) return std::nullopt;
        auto item = node->items().begin();
        for (; number > 0; --number) ++item;
        return *item;
    }

    /// A warning at the definition, or at `where` in it.
    void warn(const FirstPlace& definition_place, ProblemCode code, std::string message, std::string_view hint,
              std::optional<TreeNode> where = std::nullopt) {
        const TreeNode node = where ? *where : definition_place.key;
        Problem problem = node.problem(code, std::move(message), std::string(hint));
        problem.path = fmt::format("{}.{}", definition_place.type->name, definition_place.id);
        const auto file = std::find_if(m_files.begin(), m_files.end(), [&](const Tree* one) { return &one->source() == &node.source(); });
        m_warnings[file == m_files.end() ? definition_place.tree : *file].push_back(std::move(problem));
    }

    const std::vector<const Tree*>& m_files;
    const Catalog& m_catalog;
    const Definitions* m_merged;
    std::vector<FirstPlace> m_definitions;
    std::map<Name, std::vector<EditPlace>> m_edits;
    std::set<Name> m_known;
    std::set<Name> m_used;
    std::set<std::string_view> m_says_harmful;   ///< ids of statuses whose files have the key `harmful`
    std::map<Name, const FirstPlace*> m_names;   ///< by type and displayed name: the first definition with it
    std::map<char, const FirstPlace*> m_glyphs;  ///< the first terrain or feature with it
    std::vector<TriggerChain> m_chains;
    std::map<const Tree*, std::vector<Problem>> m_warnings;
};

/// Adds those of `more` that are not in `all`.
void add_new(std::vector<Problem>& all, std::vector<Problem> more) {
    for (Problem& problem : more)
        if (std::find(all.begin(), all.end(), problem) == all.end()) all.push_back(std::move(problem));
}

/// Reads the content again in each language, for problems that it has only there. `of_files`: problems found in reading the files of the
/// packs, which all languages have: then checks that rely on whole files are skipped.
void add_problems_of_languages(std::vector<Pack>& packs, const std::vector<Problem>& of_files, ContentLoading& loading) {
    std::set<std::string> languages;
    for (const Pack& pack : packs)
        if (pack.translates()) languages.insert(pack.info.language);
    for (const std::string& language : languages) {
        choose_language(language, packs);
        ContentLoading in_language = load_with_advice(packs, of_files);
        if (!in_language.catalog) loading.catalog.reset();
        add_new(loading.problems, std::move(in_language.problems));
        add_new(loading.warnings, std::move(in_language.warnings));
    }
    choose_language({}, packs);
    sort_by_place(loading.problems);
}

/// Reads the content again with each option at its bounds, for problems that it has only there.
void add_problems_of_options(std::vector<Pack>& packs, ContentLoading& loading) {
    for (Pack& pack : packs) {
        const std::vector<OptionInForce> options = pack.options;
        for (const OptionInForce& option : options) {
            for (const std::string& value : extremes_of(option.option)) {
                if (value == option.value) continue;
                set_options(pack, {{pack.info.id, option.id, value}});
                ContentLoading with_value = load_with_advice(packs);
                if (!with_value.catalog) loading.catalog.reset();
                add_new(loading.problems, std::move(with_value.problems));
            }
        }
        set_options(pack, {});
    }
    sort_by_place(loading.problems);
}

}  // namespace

std::vector<Problem> advice_on(const std::vector<const Tree*>& files, const Catalog& catalog, const std::vector<Problem>& found,
                               const Definitions* merged) {
    return Advice(files, catalog, merged).run(found);
}

std::vector<Problem> advice_on(const std::vector<Pack>& packs, const Catalog& catalog, const std::vector<Problem>& found) {
    std::vector<Problem> warnings;
    for (const Pack& pack : packs) {
        const std::vector<Problem> of_names = warnings_of_names(pack.folder);
        warnings.insert(warnings.end(), of_names.begin(), of_names.end());
        const std::vector<Problem> of_info = warnings_of_info(pack);
        warnings.insert(warnings.end(), of_info.begin(), of_info.end());
        const std::vector<Problem> of_options = warnings_of_options(pack);
        warnings.insert(warnings.end(), of_options.begin(), of_options.end());
    }
    std::vector<const Tree*> files;
    // In the order of loading: if two do not fit together, the later one is reported, which is seldom one of the game's own.
    std::vector<Problem> ignored;  // the packs loaded without a problem
    const std::vector<const Pack*> order = load_order(pointers_to(packs), ignored);
    for (const Pack* pack : order)
        for (const auto& tree : pack->trees) files.push_back(tree.get());
    const Definitions merged(order, ignored);
    const std::vector<Problem> of_files = advice_on(files, catalog, found, &merged);
    warnings.insert(warnings.end(), of_files.begin(), of_files.end());
    sort_by_place(warnings);
    return warnings;
}

LintFindings lint_packs(std::vector<Pack>& packs, const std::vector<Problem>& problems) {
    choose_language({}, packs);
    ContentLoading loading = load_with_advice(packs, problems);
    add_problems_of_languages(packs, problems, loading);
    if (loading.catalog) add_problems_of_options(packs, loading);
    for (std::vector<Problem>* found : {&loading.problems, &loading.warnings}) {
        blame_later_packs(packs, *found);
        sort_by_place(*found);
    }
    if (loading.catalog) loading.problems = advice_on(packs, *loading.catalog, loading.warnings);
    const std::size_t errors = loading.catalog ? 0 : loading.problems.size();
    if (!loading.catalog) {
        // What is missing may stand in a file that is not read.
        for (const Pack& pack : packs) add_new(loading.problems, warnings_of_names(pack.folder));
        sort_by_place(loading.problems);
    }
    return {.problems = std::move(loading.problems), .files = loading.files, .errors = errors};
}

}  // namespace td
