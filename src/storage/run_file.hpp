// The SQLite file of a run. Each row has a seal: a hash over itself and the seal of the row before, by which changed, missing and
// swapped rows are found.
#pragma once

#include <filesystem>
#include <optional>

#include "storage/database.hpp"
#include "storage/kept_run.hpp"

namespace td {

/// The format that is read and written.
inline constexpr int run_format = 4;

/// Creates an empty file under another name, and renames it to `path` when it is complete. Throws DatabaseError.
void create_run_file(const std::filesystem::path& path);

/// The file was made by a newer version of the game; it is not damaged.
class NewerFormat : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The file was made by an older version of the game; it is not damaged.
class OlderFormat : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An open run file. All functions throw DatabaseError.
class RunFile {
public:
    RunFile() = default;
    /// Opens and checks the whole file. A damaged or foreign file is DatabaseError::Kind::damaged. Throws NewerFormat and OlderFormat too.
    explicit RunFile(const std::filesystem::path& path);

    bool is_open() const { return m_database.is_open(); }
    /// True if the open file was deleted or renamed: what is written to it will not be found.
    bool is_gone() const { return m_database.has_moved(); }
    /// Moves all commands from the log to the file.
    void merge_log() { m_database.execute("PRAGMA wal_checkpoint(TRUNCATE)"); }
    /// Replaces the run before.
    void begin(const RunOrigin& origin);
    void append(const KeptCommand& command);
    void end(RunEnd end);
    std::optional<KeptRun> read();

private:
    void check(const std::string& name);
    void prepare_insert();
    /// Writes the origin in place of all there is.
    void write_origin(const RunOrigin& origin);
    std::vector<RulesPack> read_packs();
    void read_commands(KeptRun& run);

    Database m_database;
    Statement m_insert;
    RunOrigin m_origin;
    std::int64_t m_count = 0;   ///< number of commands in the file
    std::uint64_t m_chain = 0;  ///< seal of the last row
};

}  // namespace td
