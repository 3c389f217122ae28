#include "content/packs/changed_rat.hpp"
#include "tools/lint/content_loading.hpp"

namespace td::testing::changes {

std::string reports(const ContentLoading& loading) {
    std::string all;
    for (const Problem& problem : loading.problems) all += to_string(problem) + "\n";
    return all;
}

ContentLoading with(const std::string& more) { return load_in_turn({base, more}); }

std::string reports_with(const std::string& more) { return reports(with(more)); }

Species changed_rat(const std::string& fields) {
    const ContentLoading loading = with("species: {rat: {change: edit, " + fields + "}}\n");
    CHECK(reports(loading) == "");
    return loading.catalog ? loading.catalog->species[0] : Species{};
}

std::string reports_of_changed_rat(const std::string& fields) { return reports_with("species: {rat: {change: edit, " + fields + "}}\n"); }

}  // namespace td::testing::changes
