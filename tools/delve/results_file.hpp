// Parts of results: the rows of the games played by one shard of a run, or before a run was stopped. The header of such a file describes
// the run, so that only matching parts are joined or continued:
//   # A part of the results of `delve simulate`: `delve merge` joins such parts, `--continue` goes on with one that has no end.
//   # engine: 0.9.0
//   # content: 2f6c0a3b5d7e9104
//   # arguments: --dungeon sunken_city --difficulty normal --seed 9 --runs 30
//   # games: 30
//   # shard: 1/3
//   # kept: table
//   game,seed,outcome
//   1,9,victory
//   # end: 90b1c2d3e4f50617
// Vocabulary: a run is all games of one command line, numbered from 1; a shard is a range of games that one process plays; each game has
// one or more rows, which start with the game's number in a part, but not in the file of a whole run.
#pragma once

#include <cstdint>
#include <fstream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/hash.hpp"
#include "tools/delve/play_runs.hpp"

namespace td::delve {

/// `number` is 1..of.
struct Shard {
    int number = 1;
    int of = 1;

    bool is_whole_run() const { return of == 1; }
    friend bool operator==(const Shard&, const Shard&) = default;
};

inline constexpr int most_shards = 1'000'000;

/// "2/3"; nothing if the text is no shard.
std::optional<Shard> shard_from(std::string_view text);
std::string to_string(Shard shard);
/// The shard's games, numbered from 0. Shards share the games of a run evenly.
GameRange games_of(Shard shard, std::size_t games);

/// Describes the run and the shard of a part.
struct ResultsHeader {
    std::string engine;       ///< version of the program
    std::uint64_t content{};  ///< Catalog::rules_fingerprint, mixed with ResultsRun::files if there are any
    std::string command;      ///< "simulate"
    std::string arguments;    ///< the arguments that determine the games, in a fixed order
    std::size_t games = 0;    ///< number of games in the run
    Shard shard;
    bool keeps_games = false;  ///< "kept: games": the file of the whole run is a part too, with the rows of its games
    std::string columns;       ///< column names separated by commas, without the game's number

    GameRange range() const { return games_of(shard, games); }
};

/// Why two parts cannot belong to one run: "other content"; empty if they can.
std::string difference(const ResultsHeader& a, const ResultsHeader& b);

/// A problem with a part, as a sentence that names the file.
struct ResultsProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// What is wrong with a row. The reader of the file adds its name and the line: see ResultsReader::refuse.
struct RowProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a part row by row. A line has at most `longest_line` bytes of printable UTF-8.
class ResultsReader {
public:
    static constexpr std::size_t longest_line = 1u << 20;

    /// Throws ResultsProblem if the file is not a part, std::runtime_error if it cannot be read.
    explicit ResultsReader(std::string file);

    const ResultsHeader& header() const { return m_header; }
    const std::string& file() const { return m_file; }
    /// The next row without its game's number; nothing at the end. Throws ResultsProblem at an impossible row.
    std::optional<std::string_view> next();
    /// Throws ResultsProblem with the file, the line of the last row and `why`.
    [[noreturn]] void refuse(const std::string& why) const;
    /// The game of the last row, from 0.
    std::size_t game() const { return m_game; }
    /// After the last row: true if the part is finished and has all its games.
    bool is_complete() const { return m_is_complete; }
    /// After the last row of an unfinished part: the game to continue from, from 0. It is the last one in the file, which may be truncated.
    std::size_t game_to_continue_from() const;

private:
    friend class ResultsWriter;

    std::string field(std::string_view name);
    bool read_line();
    void check_characters() const;
    void read_end(std::string_view hash);
    void begin_game(std::size_t game);

    std::string m_file;
    std::ifstream m_stream;
    ResultsHeader m_header;
    std::string m_line;
    int m_line_number = 0;
    std::uintmax_t m_offset = 0;  ///< after the line
    bool m_has_rows = false;
    std::size_t m_game = 0;
    std::uintmax_t m_game_offset = 0;  ///< where the last game begins
    Hash m_hash;
    Hash m_hash_before_game;  ///< of all rows before the last game's
    bool m_is_complete = false;
};

/// Writes a part game by game, so that at most the last game is lost if the process ends at any time.
class ResultsWriter {
public:
    /// Starts a new file. Like all other functions, throws std::runtime_error if it cannot be written.
    ResultsWriter(std::string file, const ResultsHeader& header);
    /// Writes to `out`, which must outlive the writer.
    ResultsWriter(std::ostream& out, const ResultsHeader& header);
    /// Continues an unfinished part whose rows have all been read. Removes its last game, which may be truncated.
    explicit ResultsWriter(const ResultsReader& unfinished);

    /// The first game to add, from 0.
    std::size_t next_game() const { return m_next_game; }
    /// Adds a game. `rows`: with line ends.
    void add(std::string_view rows);
    /// Precondition: all games of the part have been added.
    void end();

private:
    void open();
    void write(std::string_view text);

    std::string m_file;                           ///< empty: writes to the caller's stream
    std::unique_ptr<std::ofstream> m_own_stream;  ///< for m_file
    std::ostream* m_stream;
    std::size_t m_next_game = 0;
    Hash m_hash;
};

}  // namespace td::delve
