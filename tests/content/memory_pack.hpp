// Content of tests, from texts in place of files.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "content/packs/load.hpp"
#include "content/yaml/read_tree.hpp"

namespace td::testing {

/// The definitions that a dungeon needs: a floor, a wall, a door, a theme, and a rat with a bite.
inline const std::string ground_rules =
    "terrains:\n  floor: {name: F, glyph: .}\n  wall: {name: W, glyph: \"#\"}\n"
    "features:\n  door: {name: D, glyph: \"+\"}\n"
    "damage_kinds:\n  blunt: {name: Blunt}\n"
    "skills:\n  bite: {name: Bite, effects: [{do: damage, power: 5, kind: blunt}]}\n"
    "tactics:\n  hunt: {name: Hunt, plans: [chase]}\n"
    "species:\n  rat: {name: Rat, health: 20, attack_skill: bite, tactic: hunt}\n"
    "themes:\n  dark: {name: Dark}\n";

struct NamedText {
    std::string name;
    std::string text;
};

inline Pack pack_of(const std::string& id, const std::vector<NamedText>& files, std::vector<Problem>& problems) {
    Pack pack;
    pack.info.id = id;
    for (const NamedText& file : files) {
        TreeReading reading = read_tree(file.name, file.text);
        problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
        pack.complete = pack.complete && reading.tree;
        if (reading.tree) pack.trees.push_back(std::move(reading.tree));
    }
    pack.files = files.size();
    return pack;
}

/// A pack of these files, called `PREFIX0.yaml`, `PREFIX1.yaml` and so on.
inline Pack pack_of_texts(const std::string& id, const std::string& prefix, const std::vector<std::string>& texts,
                          std::vector<Problem>& problems) {
    std::vector<NamedText> files;
    for (const std::string& text : texts) files.push_back({prefix + std::to_string(files.size()) + ".yaml", text});
    return pack_of(id, files, problems);
}

/// Loads a pack of these files.
inline ContentLoading load_named_texts(const std::vector<NamedText>& files) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of("core", files, problems));
    return load_packs(packs, std::move(problems));
}

/// Loads a pack of these files, called `0.yaml`, `1.yaml` and so on.
inline ContentLoading load_texts(const std::vector<std::string>& files) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("core", "", files, problems));
    return load_packs(packs, std::move(problems));
}

/// Loads packs of one file each, called `a`, `b` and so on, which is also what their files are called.
inline ContentLoading load_in_turn(const std::vector<std::string>& texts) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string id(1, static_cast<char>('a' + i));
        packs.push_back(pack_of_texts(id, id + "/", {texts[i]}, problems));
    }
    return load_packs(packs, std::move(problems));
}

/// The reports of all problems, as authors see them.
inline std::string reports(const std::vector<Problem>& problems) {
    std::string all;
    for (const Problem& problem : problems) all += to_report(problem);
    return all;
}

}  // namespace td::testing
