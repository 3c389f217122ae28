// The file of a whole run, made from the rows of its games.
#pragma once

#include <memory>
#include <ostream>
#include <string>
#include <string_view>

namespace td::delve {

class ResultsTable {
public:
    virtual ~ResultsTable() = default;
    /// Rows come in the order of their games.
    virtual void add(std::string_view row) = 0;
    virtual void end() = 0;
};

/// The table of a command writes to `out`, which must live as long: most write the rows as they are, below the names of the columns;
/// `delve depth` adds games up.
std::unique_ptr<ResultsTable> results_table(const std::string& command, const std::string& columns, std::ostream& out);

}  // namespace td::delve
