// Translation: the key `texts:` of a pack with a `language`, which gives the names and descriptions of definitions in that language:
//
//     texts:
//       items:
//         bread:
//           name: Brot                          # a text of the definition, by its path in it
//           of: {name: Bread}                   # the text that it translates, to find those that have changed since; may be left out
//       names: {The Foreman: Der Vorarbeiter}   # names of single creatures
//       strings: {of: {word_it: it}}            # what `strings:` of the pack were translated from
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
    "`of` has what a text was translated from, so that `delve texts` can find those that have changed since. `names` are those of single "
    "creatures; `strings: {of: ...}` is for the texts below `strings:` of the pack.";

/// A text of a definition that players read.
struct DisplayedText {
    std::string path;  ///< from the definition: `name`, `victory[0].text`
    TreeNode text;
    const ValueKind* kind;
};

/// The texts that stand in `body`, a whole definition with these fields, in the order of the file.
std::vector<DisplayedText> displayed_texts(const FieldTable& fields, TreeNode body);

/// Sets which packs with a `language` are read: those of this one. Empty: none.
void choose_language(std::string_view language, std::vector<Pack>& packs);

/// The translations of the packs of the chosen language. Where an id is translated by several packs, the last one counts.
class Translation {
public:
    /// `definitions`: all that there are; `ids`: all ids of all packs, those of removed definitions too. Warns of ids and texts that there
    /// are none of, unless another pack has taken them away.
    Translation(const std::vector<SectionLayer>& sections, const std::vector<WholeDefinition>& definitions, const IdTable& ids,
                Reader& reader);

    /// The body of the definition with its texts translated; null where there is none to translate. A text that the definition has from
    /// one that it extends is translated with that.
    std::unique_ptr<const Tree> of(const WholeDefinition& definition) const;
    const std::map<std::string, std::string, std::less<>>& own_names() const { return m_own_names; }

private:
    using Written = std::tuple<const SourceText*, int, int>;  ///< file, line and column: where a text was written
    static Written written_at(TreeNode text);

    void read_section(TreeNode section);
    void read_type(std::string_view type, TreeNode ids);
    void read_texts(std::string_view type, TreeNode id, TreeNode texts);
    void read_text_of(const WholeDefinition& definition, const std::vector<DisplayedText>& there, TreeNode path, TreeNode text);
    bool is_text(TreeNode text);
    void read_own_names(TreeNode names);
    void read_originals_of_strings(TreeNode part);
    void read_originals(TreeNode originals);

    const IdTable& m_ids;
    Reader& m_reader;
    std::map<std::pair<std::string_view, std::string_view>, const WholeDefinition*> m_definitions;  ///< by type and id
    std::map<Written, TreeNode> m_texts;
    std::map<std::string, std::string, std::less<>> m_own_names;
};

}  // namespace td
