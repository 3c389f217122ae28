// The SQLite file of a run. Each row has a seal: a hash over itself and the seal of the row before, by which changed, missing and
// swapped rows are found; SQLite counts the rows, by which missing last ones are. Every command is copied from SQLite's log into the file
// at once: a log that is lost, cut short or changed costs at most the command in flight.
#pragma once

#include <filesystem>
#include <optional>

#include "storage/database.hpp"
#include "storage/kept_run.hpp"

namespace td {

/// The format that is read and written.
inline constexpr int run_format = 5;

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

/// What can be read of a damaged file: its first commands, at least one, up to the first whose seal is wrong.
struct SoundBeginning {
    KeptRun run;
    std::optional<std::size_t> missing;  ///< number of the commands after them; nothing: unknown
};

/// Reads only the file, without its log, and changes nothing. Nothing if no command can be read.
std::optional<SoundBeginning> read_sound_beginning(const std::filesystem::path& path);

/// When a file was written last, and its size in bytes; 0 if there is none.
struct FileStamp {
    std::filesystem::file_time_type written{};
    std::uintmax_t size = 0;

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// An open run file. All functions throw DatabaseError.
class RunFile {
public:
    RunFile() = default;
    /// Opens and checks the whole file. A damaged or foreign file is DatabaseError::Kind::damaged. Throws NewerFormat and OlderFormat too.
    explicit RunFile(const std::filesystem::path& path);

    bool is_open() const { return m_database.is_open(); }
    /// True if another program deleted, renamed, replaced or wrote the open file: what is written to it may not be found.
    bool is_gone() const;
    /// True if the log beside the path is the one that this object wrote last.
    bool has_own_log() const;
    /// Replaces the run before.
    void begin(const RunOrigin& origin);
    void append(const KeptCommand& command);
    void end(RunEnd end);
    /// The run in the file; nothing if the file holds none.
    std::optional<KeptRun> read();

private:
    friend std::optional<SoundBeginning> read_sound_beginning(const std::filesystem::path& path);
    explicit RunFile(Database database) : m_database(std::move(database)) {}
    std::optional<SoundBeginning> read_beginning();
    void check();
    void prepare_insert();
    /// Writes the origin in place of all there is.
    void write_origin(const RunOrigin& origin);
    RunOrigin read_origin(const Statement& row);
    std::vector<RulesPack> read_packs();
    void read_commands(KeptRun& run);
    std::int64_t counted_commands();
    void remember_stamps();

    std::filesystem::path m_path;
    FileStamp m_stamp, m_log_stamp;  ///< after the last write
    Database m_database;
    Statement m_insert;
    RunOrigin m_origin;
    std::int64_t m_count = 0;   ///< number of commands in the file
    std::uint64_t m_chain = 0;  ///< seal of the last row
};

}  // namespace td
