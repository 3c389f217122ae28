// Writes the file of a whole run from the rows of its games.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace td::delve {

class ResultsTable {
public:
    virtual ~ResultsTable() = default;
    /// Adds rows in the order of their games.
    virtual void add(std::string_view row) = 0;
    virtual void end() = 0;
};

/// Makes the table of a command, which writes to `out`, which must outlive it. Most tables write the column names and the rows unchanged;
/// `delve depth` adds up games.
std::unique_ptr<ResultsTable> results_table(const std::string& command, const std::string& columns, std::ostream& out);

}  // namespace td::delve
