// Where reading stands: the file, the path inside it, the ids that exist, and the problems found so far.
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

class PictureFiles;

/// The ids of all packs by type (`skills`, `species`), each with its number in the catalog.
class IdTable {
public:
    /// False when the type has the id already.
    bool add(std::string_view type, std::string_view id, std::size_t number);
    std::optional<std::size_t> number(std::string_view type, std::string_view id) const;
    std::vector<std::string_view> ids(std::string_view type) const;

    /// Forgets all of a type.
    void clear(std::string_view type);

    /// Says why there is no such id, for those who refer to it: "it is abstract".
    void explain_absence(std::string_view type, std::string_view id, std::string why);
    /// The explanation, or nothing.
    std::string why_absent(std::string_view type, std::string_view id) const;

    /// Says that a file could not be read, so that an id may be missing through no fault of who refers to it.
    void mark_incomplete() { m_complete = false; }
    bool complete() const { return m_complete; }

private:
    std::map<std::string, std::map<std::string, std::size_t, std::less<>>, std::less<>> m_types;
    std::map<std::pair<std::string, std::string>, std::string> m_absent;
    bool m_complete = true;
};

class Reader {
public:
    Reader(const IdTable& ids, std::vector<Problem>& problems) : m_ids(ids), m_problems(problems) {}

    const IdTable& ids() const { return m_ids; }

    /// From the ten thousandth on nothing more is noted but that there are more.
    void report(TreeNode node, ProblemCode code, std::string message, std::string hint = {});

    /// A problem at a place of its own, such as one glyph of a map; the path is added.
    void report(Problem problem);

    /// Notes what can be played but is hardly meant; without a list for such things, nothing happens.
    void warn(TreeNode node, ProblemCode code, std::string message, std::string hint = {});
    void set_warnings(std::vector<Problem>* warnings) { m_warnings = warnings; }

    /// "did you mean `bite`?" for a word that is no id of `type`; empty when none is near, or when too many were looked at already.
    std::string nearest_id(std::string_view type, std::string_view word);

    /// What is read need not be complete: somebody else adds the rest.
    void set_partial(bool partial) { m_partial = partial; }
    bool is_partial() const { return m_partial; }

    /// The picture files of this loading, which outlive the reader; null: each is read by itself.
    void set_pictures(PictureFiles* pictures) { m_pictures = pictures; }
    PictureFiles* pictures() const { return m_pictures; }

    /// Keys that every definition may have besides its fields, for "did you mean".
    void set_definition_keys(std::vector<std::string_view> keys) { m_definition_keys = std::move(keys); }
    /// These, where a definition is read; else nothing.
    std::vector<std::string_view> further_keys() const;

    /// How many problems there are by now: more than before means that something was left out, and what hangs on it is not worth saying.
    std::size_t problem_count() const { return m_problems.size() + m_unlisted; }

    /// Where a problem of the value as a whole belongs: its key, or the item itself in a list. Precondition: within a Step.
    TreeNode here() const { return m_steps.back().node; }

    /// One step down the path while it lives.
    class Step {
    public:
        Step(Reader& reader, std::string_view name, TreeNode node) : m_reader(reader) { reader.m_steps.push_back({name, 0, false, node}); }
        Step(Reader& reader, std::size_t item, TreeNode node) : m_reader(reader) { reader.m_steps.push_back({{}, item, true, node}); }
        ~Step() { m_reader.m_steps.pop_back(); }
        Step(const Step&) = delete;
        Step& operator=(const Step&) = delete;

    private:
        Reader& m_reader;
    };

private:
    struct StepName {
        std::string_view name;  ///< empty: the file as a whole
        std::size_t item = 0;
        bool in_list = false;  ///< it is an item of a list, and has no name
        TreeNode node;
    };
    std::string path() const;

    static constexpr std::size_t most_problems = 10'000;
    static constexpr std::size_t most_comparisons = 50'000;  ///< of misspelt ids with known ones

    const IdTable& m_ids;
    std::vector<Problem>& m_problems;
    std::vector<Problem>* m_warnings = nullptr;
    PictureFiles* m_pictures = nullptr;
    std::vector<StepName> m_steps;
    std::vector<std::string_view> m_definition_keys;
    bool m_partial = false;
    std::size_t m_comparisons = 0;
    std::size_t m_unlisted = 0;  ///< problems behind those that are listed
};

}  // namespace td
