#include "content/memory_pack.hpp"
#include "tools/lint/content_loading.hpp"
#include "tools/lint/problem_report.hpp"

#include "tools/lint/definition_advice.hpp"

namespace td::testing {

Pack pack_of(const std::string& id, const std::vector<NamedText>& files, std::vector<Problem>& problems) {
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

Pack pack_of_texts(const std::string& id, const std::string& prefix, const std::vector<std::string>& texts,
                   std::vector<Problem>& problems) {
    std::vector<NamedText> files;
    for (const std::string& text : texts) files.push_back({prefix + std::to_string(files.size()) + ".yaml", text});
    return pack_of(id, files, problems);
}

ContentLoading load_named_texts(const std::vector<NamedText>& files) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of("core", files, problems));
    return load_with_advice(packs, std::move(problems));
}

ContentLoading load_texts(const std::vector<std::string>& files) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    packs.push_back(pack_of_texts("core", "", files, problems));
    return load_with_advice(packs, std::move(problems));
}

ContentLoading load_in_turn(const std::vector<std::string>& texts) {
    std::vector<Problem> problems;
    std::vector<Pack> packs;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string id(1, static_cast<char>('a' + i));
        packs.push_back(pack_of_texts(id, id + "/", {texts[i]}, problems));
    }
    return load_with_advice(packs, std::move(problems));
}

std::string reports(const std::vector<Problem>& problems) {
    std::string all;
    for (const Problem& problem : problems) all += to_report(problem);
    return all;
}

}  // namespace td::testing
