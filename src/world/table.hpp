// All components of one type, packed in rows (a sparse set): O(1) lookup by entity.
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

    /// Null if `id` has no such component. Pointers are valid until a component is added or removed.
    Component* find(EntityId id) { return has(id) ? &m_rows[m_row_of[id.index()]] : nullptr; }
    const Component* find(EntityId id) const { return has(id) ? &m_rows[m_row_of[id.index()]] : nullptr; }

    /// Precondition: `id` has no such component yet.
    void add(EntityId id, Component component) {
        assert(!has(id));
        if (m_row_of.size() <= id.index()) m_row_of.resize(id.index() + 1, none);
        m_row_of[id.index()] = static_cast<std::uint32_t>(m_rows.size());
        m_rows.push_back(std::move(component));
        m_owners.push_back(id);
    }

    /// Precondition: `id` has such a component.
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
    /// The owner of each row. The same sequence of changes gives the same order.
    const std::vector<EntityId>& owners() const { return m_owners; }
    const std::vector<Component>& rows() const { return m_rows; }
    /// For changing components in place; the number of rows cannot change.
    std::span<Component> edit_rows() { return m_rows; }

private:
    static constexpr std::uint32_t none = 0xFFFFFFFFu;
    std::vector<std::uint32_t> m_row_of;
    std::vector<Component> m_rows;
    std::vector<EntityId> m_owners;
};

}  // namespace td
