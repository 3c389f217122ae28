// The reader is the state of reading fields: the path inside the file, the ids that exist, and the problems found so far.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "content/yaml/problem.hpp"
#include "content/yaml/tree.hpp"

namespace td {

struct MediaFiles;

/// The ids of definitions by type (`skills`, `species`), each with its number in the catalog.
class IdTable {
public:
    /// False if the type has the id already.
    bool add(std::string_view type, std::string_view id, std::size_t number);
    std::optional<std::size_t> number(std::string_view type, std::string_view id) const;
    std::vector<std::string_view> ids(std::string_view type) const;
    /// A type that has the id, the first by name; empty if none has it.
    std::string_view type_with(std::string_view id) const;

    /// Removes all ids of a type.
    void clear(std::string_view type);

    /// Sets the reason why there is no such id, such as "it is abstract". Problems of references to the id give it.
    void explain_absence(std::string_view type, std::string_view id, std::string why);
    /// That reason; empty if none was set.
    std::string why_absent(std::string_view type, std::string_view id) const;

    /// To call when a file could not be read: then a reference to an unknown id may be right, and is not reported.
    void mark_incomplete() { m_complete = false; }
    bool complete() const { return m_complete; }

private:
    std::map<std::string, std::map<std::string, std::size_t, std::less<>>, std::less<>> m_types;
    std::map<std::pair<std::string, std::string>, std::string> m_absent;
    bool m_complete = true;
};

/// What follows the `$` of a text that stands for an option of its pack (packs/pack_options.hpp), whether there is such an option or not;
/// empty for all other nodes. `$5` and quoted texts are only texts.
std::string_view option_named(TreeNode node);

class Reader {
public:
    Reader(const IdTable& ids, std::vector<Problem>& problems) : m_ids(ids), m_problems(problems) {}

    const IdTable& ids() const { return m_ids; }

    /// Adds a problem. After most_problems, one last problem says that there are more.
    void report(TreeNode node, ProblemCode code, std::string message, std::string hint = {});

    /// Adds a problem with a place of its own, such as one glyph of a map. Sets its path.
    void report(Problem problem);

    /// Adds a warning; does nothing without set_warnings().
    void warn(TreeNode node, ProblemCode code, std::string message, std::string hint = {});
    void warn(Problem problem);
    void set_warnings(std::vector<Problem>* warnings) { m_warnings = warnings; }
    bool wants_warnings() const { return m_warnings != nullptr; }
    /// Warns of a text with characters that cannot be drawn; after most_undrawn of them no more, since a whole language may be so.
    void warn_of_undrawn(TreeNode node, std::string message, std::string hint);

    /// The hint for an unknown id: did_you_mean() among the ids of `type`, or all of them if they are few; empty, to save time, once
    /// most_comparisons words were compared.
    std::string hint_for_id(std::string_view type, std::string_view word);

    /// In a partial reading, missing fields are not reported: other packs may give them.
    void set_partial(bool partial) { m_partial = partial; }
    bool is_partial() const { return m_partial; }

    /// From now on, problems of nodes that stand for options are not reported: known options have been replaced by their values, so these
    /// are unknown ones, which unknown_options() reports.
    void pass_over_options() { m_passes_over_options = true; }

    /// The pictures and sounds of this loading, which outlive the reader; null: a file is read again for each node that names it.
    void set_media(MediaFiles* media) { m_media = media; }
    MediaFiles* media() const { return m_media; }

    /// Keys that every definition may have besides its fields, for "did you mean".
    void set_definition_keys(std::vector<std::string_view> keys) { m_definition_keys = std::move(keys); }
    /// Those keys, directly below a definition; empty elsewhere.
    std::vector<std::string_view> further_keys() const;

    /// Number of problems. If it grew while a value was read, the value is incomplete, and checks that rely on it are skipped.
    std::size_t problem_count() const { return m_problems.size() + m_unlisted; }

    /// The node to report a problem of the current value as a whole at: its key, or the item in a list. Precondition: within a Step.
    TreeNode here() const { return m_steps.back().node; }

    /// Extends the path by one key or item during its lifetime.
    class Step {
    public:
        Step(Reader& reader, std::string_view name, TreeNode node) : m_reader(reader) {
            reader.m_steps.push_back({.name = name, .node = node});
        }
        Step(Reader& reader, std::size_t item, TreeNode node) : m_reader(reader) {
            reader.m_steps.push_back({.item = item, .in_list = true, .node = node});
        }
        ~Step() { m_reader.m_steps.pop_back(); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Reader& m_reader;
    };

private:
    struct StepName {
        std::string_view name;  ///< empty for the file as a whole, and for items
        std::size_t item = 0;   ///< index in the list, from 0
        bool in_list = false;   ///< an item of a list
        TreeNode node;
    };
    std::string path() const;

    static constexpr std::size_t most_problems = 10'000;
    static constexpr int most_undrawn = 20;
    static constexpr std::size_t most_comparisons = 50'000;  ///< of unknown ids with known ones

    const IdTable& m_ids;
    std::vector<Problem>& m_problems;
    std::vector<Problem>* m_warnings = nullptr;
    MediaFiles* m_media = nullptr;
    std::vector<StepName> m_steps;
    std::vector<std::string_view> m_definition_keys;
    bool m_partial = false;
    bool m_passes_over_options = false;
    int m_undrawn = 0;  ///< texts with characters that cannot be drawn
    std::size_t m_comparisons = 0;
    std::size_t m_unlisted = 0;  ///< number of problems after most_problems
};

}  // namespace td
