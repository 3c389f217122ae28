// Translation: the key `texts:` of a pack with a `language`, which gives the names and descriptions of definitions in that language:
//
//     texts:
//       items:
//         bread:
//           name: Brot                          # a text of the definition, by its path in it
//           of: {name: wkdfbe}                  # hash of the English text, to find those that have changed since; may be left out
//       names: {The Foreman: Der Vorarbeiter}   # names of single creatures
//       strings: {of: {word_it: qnzlyr}}        # hashes of the English texts that `strings:` of the pack translate
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "content/packs/definitions.hpp"

namespace td {

inline constexpr std::string_view translations_key = "texts";
inline constexpr std::string_view own_names_key = "names";  ///< below `texts:`, beside the types of definitions
inline constexpr std::string_view originals_key = "of";     ///< below an id, beside its texts

inline constexpr std::string_view translations_doc =
    "For packs with a `language`: the translated names and descriptions of definitions, by type, id and path (`name`, `victory[0].text`). "
    "`of` holds a hash of each English text, by which `delve texts` finds those that have changed since; `delve texts PACK --update` "
    "writes it. `names` are those of single creatures; `strings: {of: ...}` is for the texts below `strings:` of the pack.";

/// A text of a definition that players read.
struct DisplayedText {
    std::string path;  ///< from the definition: `name`, `victory[0].text`
    TreeNode text;
    const ValueKind* kind;
};

/// The texts that stand in `body`, a whole definition with these fields, in the order of the file.
std::vector<DisplayedText> displayed_texts(const FieldTable& fields, TreeNode body);

/// Six small letters by which a change of the English text is noticed: `qnzlyr`.
std::string hash_of_original(std::string_view text);

/// The code among `codes` that `asked` means: itself, or that of a locale such as `de_DE.UTF-8`. Empty: none of them.
std::string_view language_meant(std::string_view asked, const std::vector<std::string_view>& codes);

/// Sets which packs with a `language` are read: those of this one, also if it is named as a locale. Empty: none.
void choose_language(std::string_view language, std::vector<Pack>& packs);

/// The translations of the packs of the chosen language. Where an id is translated by several packs, the last one counts.
class Translation {
public:
    /// `definitions`: all that there are; `ids`: all ids of all packs, those of removed definitions too. Reports ids, texts and names that
    /// do not exist, unless another pack has removed or changed them.
    Translation(const Layers& layers, const std::vector<WholeDefinition>& definitions, const IdTable& ids, Reader& reader);

    /// The body of the definition with its texts translated; null where there is none to translate. A text that the definition has from
    /// one that it extends is translated with that.
    std::unique_ptr<const Tree> of(const WholeDefinition& definition) const;
    const std::map<std::string, std::string, std::less<>>& own_names() const { return m_own_names; }

private:
    using Words = std::vector<std::string_view>;
    using Written = std::tuple<const SourceText*, int, int>;  ///< file, line and column: where a text was written
    static Written written_at(TreeNode text);

    void read_section(TreeNode section);
    void read_type(std::string_view type, TreeNode ids);
    void read_texts(std::string_view type, TreeNode id, TreeNode texts);
    void read_text_of(const DisplayedText& original, TreeNode text);
    bool check_text(TreeNode text);
    void read_own_names(TreeNode names);
    void read_originals_of_strings(TreeNode part);
    void read_originals(TreeNode originals, const Words* known, std::string_view owner);
    void report_unknown_text(TreeNode path, const Words& known, std::string_view owner);

    const Layers& m_layers;
    const IdTable& m_ids;
    Reader& m_reader;
    std::map<std::pair<std::string_view, std::string_view>, const WholeDefinition*> m_definitions;  ///< by type and id
    std::map<Written, TreeNode> m_texts;
    std::map<std::string, std::string, std::less<>> m_own_names;
};

}  // namespace td
