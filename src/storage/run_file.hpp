// How a run lies in its SQLite file, and how it is found whole again: every row is sealed by a hash that includes all rows before it.
#pragma once

#include <filesystem>
#include <optional>

#include "storage/database.hpp"
#include "storage/kept_run.hpp"

namespace td {

/// The format that is written. Others are named in a sentence and left alone.
inline constexpr int run_format = 1;

/// A new, empty file; it appears under its name only when it is complete. Throws DatabaseError.
void create_run_file(const std::filesystem::path& path);

/// Made by a later version of the game: nothing is wrong with it.
class NewerFormat : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// One open run file. Everything throws DatabaseError.
class RunFile {
public:
    RunFile() = default;
    /// Opens and checks the whole file; what is damaged or not ours is DatabaseError::Kind::damaged. Throws NewerFormat too.
    explicit RunFile(const std::filesystem::path& path);

    bool is_open() const { return m_database.is_open(); }
    /// Forgets the run before.
    void begin(const RunOrigin& origin);
    void append(const KeptCommand& command);
    void end(RunEnd end);
    std::optional<KeptRun> read();

private:
    void check(const std::string& name);
    void read_commands(KeptRun& run);

    Database m_database;
    Statement m_insert;
    RunOrigin m_origin;
    std::int64_t m_count = 0;   ///< of commands
    std::uint64_t m_chain = 0;  ///< seal of the last row
};

}  // namespace td
