#include "game/state/arrivals.hpp"

namespace td {

void Arrivals::begin(const std::vector<Arrival>& rows, Rng rng) {
    m_rng = rng;
    m_clocks.clear();
    migrate_to(rows);
}

void Arrivals::migrate_to(const std::vector<Arrival>& rows) {
    if (m_clocks.size() > rows.size()) m_clocks.resize(rows.size());
    for (std::size_t i = m_clocks.size(); i < rows.size(); ++i)
        m_clocks.push_back({m_rng.between(rows[i].first.low, rows[i].first.high), rows[i].at_most});
}

std::vector<std::size_t> Arrivals::due(int round) const {
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < m_clocks.size(); ++i)
        if (m_clocks[i].left > 0 && m_clocks[i].next <= round) rows.push_back(i);
    return rows;
}

void Arrivals::came(std::size_t row, const Arrival& arrival, int round) {
    --m_clocks[row].left;
    m_clocks[row].next = round + m_rng.between(arrival.every.low, arrival.every.high);
}

void Arrivals::add_to(Hash& hash) const {
    for (const Clock& clock : m_clocks) hash.add(static_cast<std::uint64_t>(clock.next)).add(static_cast<std::uint64_t>(clock.left));
    if (!m_clocks.empty()) hash.add(m_rng.state());
}

}  // namespace td
