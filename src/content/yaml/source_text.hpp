// The text of one file before it is parsed as YAML, with the line and column of each byte. Knows nothing of YAML.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"

namespace td {

/// The text, or its first 60 bytes if it is longer: short enough for a message.
std::string_view shortened(std::string_view text);

/// Number of characters of a text in UTF-8.
std::size_t characters_in(std::string_view text);

/// Line and column in characters, both from 1.
struct Place {
    int line = 1;
    int column = 1;
    friend bool operator==(Place, Place) = default;
};

class SourceText {
public:
    /// `name` is the file name in problems. A byte order mark is removed; CR LF becomes LF.
    SourceText(std::string name, std::string bytes);

    const std::string& name() const { return m_name; }
    std::string_view text() const { return m_text; }

    Place place(std::size_t offset) const;
    std::string_view line(int number) const;

    /// A problem at a byte of the text, `length` bytes long. The overload for a Place counts `length` in characters.
    Problem problem_at(std::size_t offset, ProblemCode code, std::string message, std::string hint = {}, std::size_t length = 1) const;
    Problem problem_at(Place place, ProblemCode code, std::string message, std::string hint = {}, std::size_t length = 1) const;

    /// The first byte sequence that is not UTF-8, or the first control character, as a problem.
    std::optional<Problem> not_text() const;

private:
    std::size_t characters_before(std::size_t offset) const;
    std::size_t offset_of(Place where) const;
    void cut_around(Problem& problem, std::string_view whole) const;

    std::string m_name;
    std::string m_text;
    std::vector<std::size_t> m_line_starts;
    std::vector<std::size_t> m_characters;  ///< number of characters before each block of bytes: columns in long lines without a scan
};

/// The bytes of a file, or the problem: the file cannot be read, or has more than `limit` bytes.
struct FileBytes {
    std::string bytes;
    std::optional<Problem> problem;
};
FileBytes read_file_bytes(const std::filesystem::path& file, const std::string& name, std::size_t limit);

}  // namespace td
