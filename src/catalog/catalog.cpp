#include "catalog/catalog.hpp"

namespace td {

Catalog::Catalog() = default;
Catalog::Catalog(const Catalog&) = default;
Catalog::Catalog(Catalog&&) noexcept = default;
Catalog& Catalog::operator=(const Catalog&) = default;
Catalog& Catalog::operator=(Catalog&&) noexcept = default;
Catalog::~Catalog() = default;

}  // namespace td
