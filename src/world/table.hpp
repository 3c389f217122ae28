// One kind of component for all entities: rows packed together, found by entity in one look.
#pragma once

#include <cassert>
#include <span>
#include <utility>
#include <vector>

#include "base/id.hpp"

namespace td {

template <class Component>
class Table {
public:
    bool has(EntityId id) const { return id && id.index() < m_row_of.size() && m_row_of[id.index()] != none; }

    /// Null when `id` has none. Pointers hold until the table next grows or shrinks.
    Component* find(EntityId id) { return has(id) ? &m_rows[m_row_of[id.index()]] : nullptr; }
    const Component* find(EntityId id) const { return has(id) ? &m_rows[m_row_of[id.index()]] : nullptr; }

    /// Precondition: `id` has none yet.
    void add(EntityId id, Component component) {
        assert(!has(id));
        if (m_row_of.size() <= id.index()) m_row_of.resize(id.index() + 1, none);
        m_row_of[id.index()] = static_cast<std::uint32_t>(m_rows.size());
        m_rows.push_back(std::move(component));
        m_owners.push_back(id);
    }

    /// Precondition: `id` has one.
    void remove(EntityId id) {
        assert(has(id));
        const std::uint32_t row = m_row_of[id.index()];
        m_row_of[id.index()] = none;
        if (row + 1 != m_rows.size()) {
            m_rows[row] = std::move(m_rows.back());
            m_owners[row] = m_owners.back();
            m_row_of[m_owners[row].index()] = row;
        }
        m_rows.pop_back();
        m_owners.pop_back();
    }

    std::size_t size() const { return m_rows.size(); }
    /// Owners, row by row: the same order for the same history of changes.
    const std::vector<EntityId>& owners() const { return m_owners; }
    const std::vector<Component>& rows() const { return m_rows; }
    /// For changing them in place; neither more nor fewer.
    std::span<Component> edit_rows() { return m_rows; }

private:
    static constexpr std::uint32_t none = 0xFFFFFFFFu;
    std::vector<std::uint32_t> m_row_of;
    std::vector<Component> m_rows;
    std::vector<EntityId> m_owners;
};

}  // namespace td
