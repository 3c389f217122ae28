#include "content/packs/pack_options.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "base/function_ref.hpp"
#include "base/nearest.hpp"
#include "content/fields/reader.hpp"

namespace td {

namespace {

/// Visits the values of a tree that stand for options, with their names.
void each_option_in(TreeNode node, const FunctionRef<void(TreeNode, std::string_view)>& visit) {
    if (const std::string_view name = option_named(node); !name.empty()) visit(node, name);
    for (const TreeNode item : node.items()) each_option_in(item, visit);
    for (const auto [key, value] : node.entries()) each_option_in(value, visit);
}

/// The file `number` of the pack as it is written.
const Tree& written_file(const Pack& pack, std::size_t number) {
    const auto found = pack.written.find(number);
    return found == pack.written.end() ? *pack.trees[number] : *found->second;
}

const OptionInForce* find_option(const std::vector<OptionInForce>& options, std::string_view id) {
    const auto found = std::find_if(options.begin(), options.end(), [&](const OptionInForce& option) { return option.id == id; });
    return found == options.end() ? nullptr : &*found;
}

/// What is below `options:` in the `pack.yaml`, with mistakes or without.
std::optional<TreeNode> declared_options(const Pack& pack) {
    return pack.info_tree ? pack.info_tree->root().find("options") : std::nullopt;
}

std::string place_of_option(const Pack& pack, const std::string& id) {
    if (const auto options = declared_options(pack))
        for (const auto [key, value] : options->entries())
            if (key.text() == id) return fmt::format("{}:{}", key.source().name(), key.place().line);
    return pack.folder.generic_string();
}

/// The options of the pack, with what is chosen of them.
std::vector<OptionInForce> options_of(const PackInfo& info, const std::vector<ChosenOption>& chosen) {
    std::vector<OptionInForce> options;
    for (const auto& [id, option] : info.options) {
        OptionInForce& in_force = options.emplace_back(OptionInForce{id, option, preset_of(option)});
        for (const ChosenOption& choice : chosen)
            if (choice.pack == info.id && choice.option == id && takes(option, choice.value)) in_force.value = choice.value;
    }
    return options;
}

}  // namespace

std::string told_options(const std::vector<OptionInForce>& options) {
    std::string told;
    for (const OptionInForce& option : options) told += fmt::format("{}{} {}", told.empty() ? "" : ", ", option.id, option.value);
    return told;
}

void set_options(Pack& pack, const std::vector<ChosenOption>& chosen) {
    for (auto& [number, tree] : pack.written) pack.trees[number] = std::move(tree);
    pack.written.clear();
    pack.options = options_of(pack.info, chosen);
    if (pack.options.empty()) return;
    for (std::size_t number = 0; number < pack.trees.size(); ++number) {
        std::vector<Tree::NewText> values;
        each_option_in(pack.trees[number]->root(), [&](TreeNode node, std::string_view name) {
            // An option with a mistake has no value: that is reported in its `pack.yaml`, and not again where it is named.
            if (const OptionInForce* const option = find_option(pack.options, name); option && !option->value.empty())
                values.push_back({node, option->value,
                                  fmt::format("{}, the option `{}` ({})", option->value, option->id, place_of_option(pack, option->id))});
        });
        if (values.empty()) continue;
        std::unique_ptr<const Tree> with_values = pack.trees[number]->with_texts(values);
        pack.written.emplace(number, std::exchange(pack.trees[number], std::move(with_values)));
    }
}

std::vector<Problem> unknown_options(const Pack& pack) {
    std::vector<Problem> problems;
    const auto options = declared_options(pack);
    if (!pack.info_tree || (options && !options->is_map())) return problems;
    std::vector<std::string_view> known;
    if (options)
        for (const auto [key, value] : options->entries()) known.push_back(key.text());
    const auto check = [&](TreeNode node, std::string_view name) {
        if (std::find(known.begin(), known.end(), name) != known.end()) return;
        std::string hint = did_you_mean(name, known);
        if (name.front() == '{') hint = "write an option without braces, as in `$wolves`";
        if (hint.empty()) hint = "declare options in the pack's pack.yaml; put quotes around a text that starts with `$`";
        problems.push_back(node.problem(ProblemCode::unknown_id, fmt::format("the pack has no option `{}`", name), std::move(hint)));
    };
    for (std::size_t number = 0; number < pack.trees.size(); ++number) each_option_in(written_file(pack, number).root(), check);
    return problems;
}

std::vector<Problem> warnings_of_options(const Pack& pack) {
    const auto options = declared_options(pack);
    if (!options) return {};
    std::set<std::string_view> used;
    for (std::size_t number = 0; number < pack.trees.size(); ++number)
        each_option_in(written_file(pack, number).root(), [&](TreeNode, std::string_view name) { used.insert(name); });
    std::vector<Problem> warnings;
    for (const auto [key, value] : options->entries()) {
        if (used.contains(key.text())) continue;
        Problem warning = key.problem(ProblemCode::unused_definition, fmt::format("the option `{}` changes nothing", key.text()),
                                      fmt::format("write `${}` where its value belongs, or remove it", key.text()));
        warning.path = fmt::format("options.{}", key.text());
        warnings.push_back(std::move(warning));
    }
    return warnings;
}

}  // namespace td
