// Numbers, ids and texts as bytes, and back: for what a saved run keeps besides its commands. What is kept lists its fields once, in a
// function template that takes a ByteWriter or a ByteReader.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catalog/catalog.hpp"

namespace td {

class ByteWriter {
public:
    /// Seven bits to a byte, the lowest first; the highest bit of a byte says that more follow. Of signed numbers, the lowest bit is the
    /// sign: numbers near 0 take one byte.
    template <std::integral Number>
    void value(const Number& number) {
        auto bits = static_cast<std::uint64_t>(number);
        if constexpr (std::signed_integral<Number>) bits = bits << 1 ^ (number < 0 ? ~std::uint64_t{0} : 0);
        for (; bits >= 0x80; bits >>= 7) m_bytes.push_back(static_cast<char>(bits | 0x80));
        m_bytes.push_back(static_cast<char>(bits));
    }
    /// Only readers need the last value of the enumeration.
    template <class Choice>
    void choice(Choice one, Choice /*last*/) {
        value(static_cast<int>(one));
    }
    template <class Tag, class Number>
    void value(const Id<Tag, Number>& id) {
        value(static_cast<Number>(id.value + 1));  // none: 0
    }
    void value(const std::string& text) {
        value(text.size());
        m_bytes += text;
    }
    template <class Element, class Visit>
    void list(const std::vector<Element>& elements, Visit&& visit) {
        value(elements.size());
        for (const Element& element : elements) visit(element);
    }
    template <class Value, class Visit>
    void maybe(const std::optional<Value>& here, Visit&& visit) {
        value(here.has_value());
        if (here) visit(*here);
    }

    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
};

/// Once something is wrong, everything else is read as nothing.
class ByteReader {
public:
    ByteReader(std::string_view bytes, const Catalog& catalog) : m_rest(bytes), m_catalog(catalog) {}

    template <std::integral Number>
    void value(Number& number) {
        std::uint64_t bits = 0;
        std::uint64_t byte = 0x80;
        for (int shift = 0; byte >= 0x80; shift += 7) {
            if (m_rest.empty() || shift > 63) return fail();
            byte = static_cast<unsigned char>(m_rest.front());
            bits |= (byte & 0x7F) << shift;
            m_rest.remove_prefix(1);
        }
        if constexpr (std::signed_integral<Number>) bits = bits >> 1 ^ ((bits & 1) != 0 ? ~std::uint64_t{0} : 0);
        number = static_cast<Number>(bits);
        if (static_cast<std::uint64_t>(number) != bits) fail();
    }
    /// `last`: the greatest value of the enumeration.
    template <class Choice>
    void choice(Choice& one, Choice last) {
        int number = 0;
        value(number);
        if (number < 0 || number > static_cast<int>(last)) return fail();
        one = static_cast<Choice>(number);
    }
    template <class Tag, class Number>
    void value(Id<Tag, Number>& id) {
        value(id.value);
        --id.value;
        if (id && id.index() >= size_for(id)) fail();
    }
    void value(std::string& text) {
        std::size_t size = 0;
        value(size);
        if (size > m_rest.size()) return fail();
        text = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
    }
    template <class Element, class Visit>
    void list(std::vector<Element>& elements, Visit&& visit) {
        std::size_t size = 0;
        value(size);
        if (size > m_rest.size()) return fail();
        for (; size > 0 && m_sound; --size) visit(elements.emplace_back());
    }
    template <class Value, class Visit>
    void maybe(std::optional<Value>& here, Visit&& visit) {
        bool is_here = false;
        value(is_here);
        if (!is_here || !m_sound) return;
        here = Value{};
        visit(*here);
    }

    bool is_sound() const { return m_sound; }
    /// How many bytes have not been read.
    std::size_t left() const { return m_rest.size(); }

private:
    std::size_t size_for(EntityId id) const { return id.index() + 1; }  // the content does not know
    std::size_t size_for(SpeciesId) const { return m_catalog.species.size(); }
    std::size_t size_for(SkillId) const { return m_catalog.skills.size(); }
    std::size_t size_for(ItemId) const { return m_catalog.items.size(); }
    std::size_t size_for(StatusId) const { return m_catalog.statuses.size(); }
    std::size_t size_for(PoolId) const { return m_catalog.pools.size(); }
    std::size_t size_for(BoonId) const { return m_catalog.boons.size(); }
    std::size_t size_for(TacticId) const { return m_catalog.tactics.size(); }

    void fail() {
        m_sound = false;
        m_rest = {};
    }

    std::string_view m_rest;
    const Catalog& m_catalog;
    bool m_sound = true;
};

}  // namespace td
