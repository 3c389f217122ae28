#include "tools/delve/results_table.hpp"

#include "tools/delve/depth_totals.hpp"

namespace td::delve {

namespace {

class PlainTable final : public ResultsTable {
public:
    PlainTable(const std::string& columns, std::ostream& out) : m_out(out) { m_out << columns << '\n'; }
    void add(std::string_view row) override { m_out << row << '\n'; }
    void end() override {}

private:
    std::ostream& m_out;
};

class DepthTable final : public ResultsTable {
public:
    explicit DepthTable(std::ostream& out) : m_out(out) {}
    void add(std::string_view row) override { m_totals.add(depth_game_from(row)); }
    void end() override { m_out << rows_of(m_totals.all()); }

private:
    std::ostream& m_out;
    DepthTotals m_totals;
};

}  // namespace

std::unique_ptr<ResultsTable> results_table(const std::string& command, const std::string& columns, std::ostream& out) {
    if (command == "depth") return std::make_unique<DepthTable>(out);
    return std::make_unique<PlainTable>(columns, out);
}

}  // namespace td::delve
