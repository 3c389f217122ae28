#include "storage/database.hpp"

#include <sqlite3.h>

#include <algorithm>

namespace td {

namespace {

DatabaseError::Kind kind_of(int code, int extended) {
    if (extended == SQLITE_IOERR_SHORT_READ) return DatabaseError::Kind::damaged;
    switch (code) {
        // The statements are constant, so an error in SQL means that the file has other tables or columns.
        case SQLITE_ERROR:
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_FORMAT:
        case SQLITE_MISMATCH:
        case SQLITE_CONSTRAINT:
        case SQLITE_TOOBIG:
        case SQLITE_SCHEMA: return DatabaseError::Kind::damaged;
        case SQLITE_BUSY:
        case SQLITE_LOCKED: return DatabaseError::Kind::busy;
        default: return DatabaseError::Kind::unusable;
    }
}

constexpr int longest_wait_ms = 1500;

/// Throws the latest error of the connection.
[[noreturn]] void fail(sqlite3* database) {
    throw DatabaseError(kind_of(sqlite3_errcode(database), sqlite3_extended_errcode(database)), sqlite3_errmsg(database));
}

}  // namespace

void Statement::DatabaseCloser::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void Database::DatabaseCloser::operator()(sqlite3* database) const { sqlite3_close_v2(database); }

Statement::Statement(sqlite3* database, const std::string& sql) {
    sqlite3_stmt* statement = nullptr;
    if (sqlite3_prepare_v2(database, sql.c_str(), static_cast<int>(sql.size()), &statement, nullptr) != SQLITE_OK) fail(database);
    m_statement.reset(statement);
}

Statement& Statement::bind(int parameter, std::int64_t value) {
    if (sqlite3_bind_int64(m_statement.get(), parameter, value) != SQLITE_OK) fail(sqlite3_db_handle(m_statement.get()));
    return *this;
}

Statement& Statement::bind(int parameter, const std::string& text) {
    const int size = static_cast<int>(text.size());
    if (sqlite3_bind_text(m_statement.get(), parameter, text.c_str(), size, SQLITE_TRANSIENT) != SQLITE_OK)
        fail(sqlite3_db_handle(m_statement.get()));
    return *this;
}

Statement& Statement::bind_nothing(int parameter) {
    if (sqlite3_bind_null(m_statement.get(), parameter) != SQLITE_OK) fail(sqlite3_db_handle(m_statement.get()));
    return *this;
}

bool Statement::step() {
    const int code = sqlite3_step(m_statement.get());
    if (code == SQLITE_ROW) return true;
    if (code == SQLITE_DONE) return false;
    fail(sqlite3_db_handle(m_statement.get()));
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(m_statement.get(), column); }

std::string Statement::text(int column) const {
    const unsigned char* const text = sqlite3_column_text(m_statement.get(), column);
    const int size = sqlite3_column_bytes(m_statement.get(), column);
    return text == nullptr ? std::string() : std::string(text, text + size);
}

bool Statement::is_nothing(int column) const { return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL; }

void Statement::run() {
    while (step()) {
    }
    sqlite3_reset(m_statement.get());
}

Database::Database(const std::string& path, bool create) {
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(path.c_str(), &database, SQLITE_OPEN_READWRITE | (create ? SQLITE_OPEN_CREATE : 0), nullptr);
    m_database.reset(database);
    if (database == nullptr) throw DatabaseError(DatabaseError::Kind::unusable, "there is no memory for it");
    if (code != SQLITE_OK) fail(database);
    // A game that has just ended may not have released the file yet.
    sqlite3_busy_timeout(database, longest_wait_ms);
    // The file may be forged: no functions from its schema, no writing to the internal tables of SQLite.
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    execute("PRAGMA locking_mode=EXCLUSIVE");
    execute("PRAGMA cell_size_check=ON");
}

Database Database::of_image(const std::string& image) {
    constexpr bool create = true;
    Database database(":memory:", create);
    auto* const bytes = static_cast<unsigned char*>(sqlite3_malloc64(image.size()));
    if (bytes == nullptr) throw DatabaseError(DatabaseError::Kind::unusable, "there is no memory for it");
    std::copy(image.begin(), image.end(), bytes);
    const auto size = static_cast<sqlite3_int64>(image.size());
    // SQLite frees the bytes, even if this fails.
    constexpr unsigned flags = SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY;
    if (sqlite3_deserialize(database.m_database.get(), "main", bytes, size, size, flags) != SQLITE_OK) fail(database.m_database.get());
    return database;
}

bool Database::has_moved() const {
    int moved = 0;
    if (is_open()) sqlite3_file_control(m_database.get(), nullptr, SQLITE_FCNTL_HAS_MOVED, &moved);
    return moved != 0;
}

void Database::execute(const std::string& sql) {
    if (sqlite3_exec(m_database.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) fail(m_database.get());
}

std::int64_t Database::number(const std::string& sql) {
    Statement statement = prepare(sql);
    return statement.step() ? statement.number(0) : 0;
}

std::string Database::text(const std::string& sql) {
    Statement statement = prepare(sql);
    return statement.step() ? statement.text(0) : std::string();
}

std::string Database::image() const {
    sqlite3_int64 size = 0;
    unsigned char* const bytes = sqlite3_serialize(m_database.get(), "main", &size, 0);
    std::string image(bytes, bytes + (bytes == nullptr ? 0 : size));
    sqlite3_free(bytes);
    return image;
}

void Database::tidy_on_close(bool tidy) { sqlite3_db_config(m_database.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, tidy ? 0 : 1, nullptr); }

}  // namespace td
