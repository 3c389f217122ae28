#include "tools/delve/why.hpp"

#include <iostream>
#include <limits>

#include "tools/delve/chosen.hpp"
#include "tools/drills/traced_scene.hpp"
#include "tools/drills/watched.hpp"

namespace td::delve {

namespace {

ExitCode trace_scene(const std::string& file, const std::shared_ptr<const Catalog>& content) {
    std::vector<Problem> problems;
    const auto scene = read_scene_file(file, *content, problems);
    for (const Problem& problem : problems) std::cerr << to_string(problem) << '\n';
    if (!scene) return ExitCode::cannot_run;
    std::cout << "scene: " << scene->name << "\n\n";
    play_watched(*scene, std::numeric_limits<int>::max(), std::cout);
    return ExitCode::ok;
}

}  // namespace

ExitCode trace_why(const WhyOptions& options, const std::vector<std::string>& scenes) {
    const auto content = chosen_content({options.content, {}, {}}, options.language);
    if (!options.dungeon.empty()) {
        play_watched(content, chosen_dungeon(*content, options.dungeon), options.seed, options.turns, std::cout);
        return ExitCode::ok;
    }
    ExitCode worst = ExitCode::ok;
    for (const std::string& scene : scenes)
        if (trace_scene(scene, content) != ExitCode::ok) worst = ExitCode::cannot_run;
    return worst;
}

std::string why_help() {
    return std::string(
               "With --why, FILE is a scene, or --dungeon names a dungeon in which all creatures are AI-controlled. For every action it "
               "prints\n"
               "  follows     the plan of its tactic that an AI-controlled creature follows\n"
               "  proposed    the action that a creature attempts, or an effect of time\n"
               "    cancelled by a rule, with its reason           replaced  by a rule, with another action\n"
               "    adds      an action that a rule causes         seen by   the rules that examined it, in order\n"
               "  committed   what was done (or: not done)         followed  the next of the added actions\n"
               "  next: the creature with the next turn\n\n") +
           scene_format();
}

}  // namespace td::delve
