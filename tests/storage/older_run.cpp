#include "storage/older_run.hpp"

#include <string>

#include "storage/database.hpp"

namespace td::test {

void make_older(const std::filesystem::path& file, int format) {
    if (format == 3) {
        Database(file.string(), false).execute("DROP TABLE pack; PRAGMA user_version=3");
        return;
    }
    const std::string columns = std::string("seed, dungeon, content, ending, seal") + (format == 1 ? "" : ", difficulty");
    Database database(file.string(), false);
    database.execute("CREATE TABLE a AS SELECT " + columns +
                     " FROM run; DROP TABLE run; CREATE TABLE b AS SELECT * FROM command; "
                     "DROP TABLE command; DROP TABLE pack; ALTER TABLE b DROP COLUMN tactics");
    database.execute(
        std::string("CREATE TABLE run(seed INTEGER NOT NULL, dungeon TEXT NOT NULL, content INTEGER NOT NULL, ending INTEGER NOT NULL, ") +
        "seal INTEGER NOT NULL" + (format == 1 ? "" : ", difficulty TEXT NOT NULL") + ") STRICT");
    database.execute(
        "CREATE TABLE command(number INTEGER PRIMARY KEY, kind INTEGER NOT NULL, direction INTEGER NOT NULL, slot INTEGER NOT NULL, "
        "other_slot INTEGER NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL, target INTEGER NOT NULL, tactic INTEGER NOT NULL, "
        "floor INTEGER NOT NULL, round INTEGER NOT NULL, hash INTEGER NOT NULL, seal INTEGER NOT NULL) STRICT");
    database.execute(
        "INSERT INTO run SELECT * FROM a; DROP TABLE a; INSERT INTO command SELECT * FROM b; DROP TABLE b; "
        "PRAGMA user_version=" +
        std::to_string(format));
}

}  // namespace td::test
