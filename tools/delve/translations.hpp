// Compares what a language pack has translated with what there is to translate.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "content/packs/definitions.hpp"

namespace td::delve {

/// Which text: the type of a definition, its id, and the path of the text in it. What the game says has the type `strings` and no id.
struct TextName {
    std::string type, id, path;
    friend auto operator<=>(const TextName&, const TextName&) = default;
};
/// `skills.bite.name`, `strings.teleported`.
std::string to_string(const TextName& name);

/// A text in English.
struct OriginalText {
    TextName name;
    std::string text;
    std::string place;  ///< FILE:LINE; empty for what the game says in its own words
};

/// All texts to translate, in the order of types, files and lines. A text inherited from an extended definition counts once.
std::vector<OriginalText> original_texts(const Definitions& definitions);

struct TranslatedText {
    std::string text;      ///< empty: only `original` is given
    std::string original;  ///< the hash of what it was translated from; empty: not given
};

/// What the pack has under `strings:` and `texts:`.
struct PackTranslation {
    std::map<TextName, TranslatedText> texts;
    std::map<std::string, std::string> own_names;
};
PackTranslation translation_in(const Pack& pack);

/// The files `texts/TYPE.yaml` of a pack by their names, written anew: each translated text with the hash of its English original, and the
/// missing ones as remarks. `strings:` stay where they are; `texts/strings.yaml` holds the hashes of their originals.
std::map<std::string, std::string> text_files(const PackTranslation& translation, const std::vector<OriginalText>& originals);

}  // namespace td::delve
