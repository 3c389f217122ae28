// Parts of results: the rows of those games that one shard of a run plays, or of those that had been played when a run was stopped. Such a
// file tells of what it is a part, so that parts are joined or gone on with only where they fit together:
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
// Vocabulary: a run is all games of one command line, numbered from 1; a shard is the games with neighbouring numbers that one process
// plays; each game has one row or more, all of which begin with its number in a part, and without it in the file of a whole run.
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
/// The shards of a run share its games evenly; the numbers count from 0.
GameRange games_of(Shard shard, std::size_t games);

/// Of what a file is a part.
struct ResultsHeader {
    std::string engine;       ///< version of the program
    std::uint64_t content{};  ///< Catalog::rules_fingerprint, mixed with ResultsRun::files if there are any
    std::string command;      ///< "simulate"
    std::string arguments;    ///< those that decide the games, in an order of their own
    std::size_t games = 0;    ///< of the run
    Shard shard;
    bool keeps_games = false;  ///< "kept: games": the file of the whole run is a part too, with the rows of its games
    std::string columns;       ///< of a row, separated by commas, without the number of the game

    GameRange range() const { return games_of(shard, games); }
};

/// How two parts differ so that they cannot belong to one run: "other content"; empty if they may.
std::string difference(const ResultsHeader& a, const ResultsHeader& b);

/// What is wrong with a part, as a sentence that names the file.
struct ResultsProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a part row by row.
class ResultsReader {
public:
    /// Throws ResultsProblem if the file is no part, std::runtime_error if it cannot be read.
    explicit ResultsReader(std::string file);

    const ResultsHeader& header() const { return m_header; }
    const std::string& file() const { return m_file; }
    /// The next row without the number of its game; nothing at the end of what there is. Throws ResultsProblem at a row that cannot be.
    std::optional<std::string_view> next();
    /// Of the row that was read last, from 0.
    std::size_t game() const { return m_game; }
    /// After the last row: does the file end as a part does, with all of its games?
    bool is_complete() const { return m_is_complete; }
    /// After the last row of an unfinished part: the game to go on with, from 0. That is the last one in the file, which may be cut.
    std::size_t game_to_go_on_with() const;

private:
    friend class ResultsWriter;

    std::string field(std::string_view name);
    bool read_line();
    [[noreturn]] void refuse(const std::string& why) const;
    void read_end(std::string_view hash);
    void begin_game(std::size_t game);

    std::string m_file;
    std::ifstream m_stream;
    ResultsHeader m_header;
    std::string m_line;
    int m_line_number = 0;
    std::uintmax_t m_offset = 0;  ///< behind the line
    bool m_has_rows = false;
    std::size_t m_game = 0;
    std::uintmax_t m_game_offset = 0;  ///< where the last game begins
    Hash m_hash;
    Hash m_hash_before_game;  ///< of all rows before those of the last game
    bool m_is_complete = false;
};

/// Writes a part, game by game: whatever ends the process, only the last one can be lost.
class ResultsWriter {
public:
    /// Begins a new file. Throws std::runtime_error if it cannot be written, as all other functions do.
    ResultsWriter(std::string file, const ResultsHeader& header);
    /// Writes it to `out`, which must live as long.
    ResultsWriter(std::ostream& out, const ResultsHeader& header);
    /// Goes on with an unfinished part whose rows have all been read: its last game, which may be cut, is taken out.
    explicit ResultsWriter(const ResultsReader& unfinished);

    /// The first game to add, from 0.
    std::size_t next_game() const { return m_next_game; }
    /// `rows`: each with its line end.
    void add(std::string_view rows);
    /// Precondition: all games of the part have been added.
    void end();

private:
    void open();
    void write(std::string_view text);

    std::string m_file;                           ///< empty: written to a stream of the caller's
    std::unique_ptr<std::ofstream> m_own_stream;  ///< of m_file
    std::ostream* m_stream;
    std::size_t m_next_game = 0;
    Hash m_hash;
};

}  // namespace td::delve
