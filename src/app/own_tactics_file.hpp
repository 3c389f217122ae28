// The player's own tactics on disk: tactics.yaml in the player's own pack. Knows neither window nor game.
#pragma once

#include <filesystem>
#include <functional>

#include "content/packs/own_tactics.hpp"
#include "play/tactic_store.hpp"

namespace td {

class OwnTacticsFile final : public TacticStore {
public:
    /// Returns the current content.
    using Content = std::function<const Catalog&()>;
    /// Makes the game reload its content. Returns why it could not; empty: it has the new content.
    using TakeOver = std::function<std::string()>;

    /// `folder`: the pack's folder. Folder and file need not exist.
    OwnTacticsFile(std::filesystem::path folder, Content content, TakeOver take_over);

    std::vector<Tactic> own() const override;
    std::string save(const Tactic* before, const Tactic& tactic) override;
    std::string remove(const Tactic& tactic) override;
    std::string path() const override { return m_file.string(); }

private:
    /// Writes the changed file, and makes the game use it. `before`: the bytes of the file. Returns as save().
    std::string change(const std::string& before, const TacticsChange& change);
    /// A sentence on why the change was not made; empty if it was.
    std::string why_not_done(const TacticsChange& change) const;
    std::string not_written() const;
    bool prepare_folder() const;

    std::filesystem::path m_folder;
    std::filesystem::path m_file;
    Content m_content;
    TakeOver m_take_over;
};

}  // namespace td
