// SQLite with C++ lifetimes: a connection, a prepared statement, an exception for errors. Knows nothing of runs.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

struct sqlite3;
struct sqlite3_stmt;

namespace td {

class DatabaseError : public std::runtime_error {
public:
    /// Decides what the caller can do about the error.
    enum class Kind : std::uint8_t {
        damaged,   ///< the file's content is wrong
        busy,      ///< another program has locked it
        unusable,  ///< it cannot be opened or written: permissions, disk space, device errors
    };
    DatabaseError(Kind what_kind, const std::string& what) : std::runtime_error(what), kind(what_kind) {}
    Kind kind;
};

/// One SQL statement, compiled once. Every call may throw DatabaseError.
class Statement {
public:
    Statement() = default;
    Statement(sqlite3* database, const std::string& sql);

    /// Parameters are counted from 1, columns from 0.
    Statement& bind(int parameter, std::int64_t value);
    Statement& bind(int parameter, const std::string& text);
    /// Binds NULL.
    Statement& bind_nothing(int parameter);
    /// True if there is a row to read.
    bool step();
    /// Of the current row; 0 or empty where the column is NULL.
    std::int64_t number(int column) const;
    std::string text(int column) const;
    bool is_nothing(int column) const;
    /// Steps to the end, and resets the statement for the next parameters.
    void run();

private:
    struct DatabaseCloser {
        void operator()(sqlite3_stmt* statement) const;
    };
    std::unique_ptr<sqlite3_stmt, DatabaseCloser> m_statement;
};

/// A connection to a database in a file or in memory.
class Database {
public:
    /// Not open.
    Database() = default;
    /// Opens the file, or creates it if `create` is set, for this program alone. Throws DatabaseError.
    Database(const std::string& path, bool create);
    /// A database in memory that begins as these bytes of a file. Throws DatabaseError.
    static Database of_image(const std::string& image);

    bool is_open() const { return m_database != nullptr; }
    /// True if another program deleted or renamed the open file.
    bool has_moved() const;
    /// Carries out one or more statements, separated by semicolons. Throws DatabaseError.
    void execute(const std::string& sql);
    Statement prepare(const std::string& sql) { return Statement(m_database.get(), sql); }
    /// The first column of the first row; 0 or empty if there is no row. Throws DatabaseError.
    std::int64_t number(const std::string& sql);
    std::string text(const std::string& sql);
    /// The bytes of the file that would hold it.
    std::string image() const;
    /// If false, closing does not copy the log into the file: a damaged pair of files stays as it is.
    void tidy_on_close(bool tidy);

private:
    struct DatabaseCloser {
        void operator()(sqlite3* database) const;
    };
    std::unique_ptr<sqlite3, DatabaseCloser> m_database;
};

}  // namespace td
