#include "content/shipped_content.hpp"
#include "tools/lint/content_loading.hpp"

#include <stdexcept>
#include <utility>

#include "project_folder.hpp"

namespace td::test {

std::shared_ptr<const Catalog> shipped_content() {
    static const auto catalog = [] {
        ContentLoading loading = load_content(project_folder() / "content");
        if (!loading.catalog) throw std::runtime_error("the shipped content has mistakes");
        return std::make_shared<const Catalog>(std::move(*loading.catalog));
    }();
    return catalog;
}

}  // namespace td::test
