// The SQLite file of a run. Each row has a seal: a hash over itself and the seal of the row before, by which changed, missing and
// swapped rows are found.
#pragma once

#include <filesystem>
#include <optional>

#include "storage/database.hpp"
#include "storage/kept_run.hpp"

namespace td {

/// The format that is written. Format 1, without difficulties, format 2, without tactics of the player's own, and format 3, without the
/// packs of the content, are read too; they go on until tactics are to be kept that they have no place for, or the next run begins.
inline constexpr int run_format = 4;

/// Creates an empty file under another name, and renames it to `path` when it is complete. Throws DatabaseError.
void create_run_file(const std::filesystem::path& path);

/// The file has a format that this version does not know; it is not damaged.
class NewerFormat : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An open run file. All functions throw DatabaseError.
class RunFile {
public:
    RunFile() = default;
    /// Opens and checks the whole file. A damaged or foreign file is DatabaseError::Kind::damaged. Throws NewerFormat too.
    explicit RunFile(const std::filesystem::path& path);

    bool is_open() const { return m_database.is_open(); }
    /// Replaces the run before.
    void begin(const RunOrigin& origin);
    void append(const KeptCommand& command);
    void end(RunEnd end);
    std::optional<KeptRun> read();

private:
    void check(const std::string& name);
    void prepare_insert();
    /// Writes the origin in place of all there is, in the format that is written.
    void write_origin(const RunOrigin& origin);
    void write_command(const KeptCommand& kept);
    /// Writes a run of an earlier format anew.
    void upgrade();
    std::vector<RulesPack> read_packs();
    void read_commands(KeptRun& run);
    bool keeps_tactics() const { return m_format >= 3; }

    Database m_database;
    Statement m_insert;
    RunOrigin m_origin;
    std::int64_t m_format = run_format;
    std::int64_t m_count = 0;   ///< number of commands in the file
    std::uint64_t m_chain = 0;  ///< seal of the last row
};

}  // namespace td
