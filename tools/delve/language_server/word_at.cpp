#include "tools/delve/language_server/word_at.hpp"

namespace td::delve::lsp {

namespace {

bool covers(TreeNode node, Place place) {
    if (!node.is_text()) return false;
    const Place start = node.place();
    return start.line == place.line && start.column <= place.column && place.column <= start.column + static_cast<int>(node.length());
}

class WordFinder final : public WordVisitor {
public:
    explicit WordFinder(Place place) : m_place(place) {}

    void key(const KeyWord& word) override {
        if (covers(word.key, m_place)) found = WordAt{word.key, {}, word.rules, nullptr, field_of_key(word.rules, word.key.text())};
    }
    void value(const ValueWord& word) override {
        if (covers(word.node, m_place)) found = WordAt{word.node, {}, {}, &word.kind, word.field};
    }

    std::optional<WordAt> found;

private:
    Place m_place;
};

}  // namespace

std::optional<WordAt> word_at(TreeNode root, bool is_pack_file, Place place) {
    WordFinder finder(place);
    is_pack_file ? visit_pack_words(root, finder) : visit_content_words(root, finder);
    if (!finder.found) return std::nullopt;
    for (const IdWord& id : is_pack_file ? ids_in_pack_file(root) : ids_in(root))
        if (id.node == finder.found->node) finder.found->id = id;
    return finder.found;
}

}  // namespace td::delve::lsp
