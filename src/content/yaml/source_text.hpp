// The text of one file, ready to be read as YAML: checked to be text, line ends made alike, and able to say where a byte is.
// It does not know YAML.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "content/yaml/problem.hpp"

namespace td {

/// A text that fits into a message: all of it, or its beginning when it has more than 60 bytes.
std::string_view shortened(std::string_view text);

/// How many characters a text in UTF-8 has.
std::size_t characters_in(std::string_view text);

/// Line and column in characters, both from 1.
struct Place {
    int line = 1;
    int column = 1;
    friend bool operator==(Place, Place) = default;
};

class SourceText {
public:
    /// `name` is what problems call the file. A byte order mark is dropped, Windows line ends become plain ones.
    SourceText(std::string name, std::string bytes);

    const std::string& name() const { return m_name; }
    std::string_view text() const { return m_text; }

    Place place(std::size_t offset) const;
    std::string_view line(int number) const;

    /// A problem at a byte of the text, `length` bytes long; the other one counts characters.
    Problem problem_at(std::size_t offset, ProblemCode code, std::string message, std::string hint = {}, std::size_t length = 1) const;
    Problem problem_at(Place place, ProblemCode code, std::string message, std::string hint = {}, std::size_t length = 1) const;

    /// What keeps it from being text at all: bytes that are no UTF-8, control characters. The first one only.
    std::optional<Problem> not_text() const;

private:
    std::size_t characters_before(std::size_t offset) const;
    std::size_t offset_of(Place where) const;
    void cut_around(Problem& problem, std::string_view whole) const;

    std::string m_name;
    std::string m_text;
    std::vector<std::size_t> m_line_starts;
    std::vector<std::size_t> m_characters;  ///< before each block of the text, so that a place in a long line is found at once
};

/// The bytes of a file, or the problem that it cannot be read or has more than `limit` bytes.
struct FileBytes {
    std::string bytes;
    std::optional<Problem> problem;
};
FileBytes read_file_bytes(const std::filesystem::path& file, const std::string& name, std::size_t limit);

}  // namespace td
