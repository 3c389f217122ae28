// Chooses which hint of the content the player is shown, and what it points at. Knows no window.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "controls/preferences.hpp"
#include "play/session.hpp"

namespace td {

/// A hint with what it points at now.
struct HintShown {
    HintId hint;
    std::optional<Point> tile;       ///< on the map
    EntityId on_ribbon;              ///< whose tokens
    std::optional<Control> control;  ///< whose button
    bool at_party = false;           ///< the panel of the party
};

class Tutor {
public:
    /// How many commands a hint stays for, if no other follows and it still holds.
    static constexpr int longest_stay = 3;

    /// Chooses anew if commands were carried out since: the first hint that holds, was not shown in this run, and is not among those that
    /// `preferences` has as seen. In dungeons that teach the game, what was seen in earlier runs counts as new. True if what is to be shown
    /// may have changed.
    bool refresh(Session& session, const Preferences& preferences);
    /// Forgets the hint of now, which belongs to other content.
    void content_changed();
    /// The player has read it.
    void dismiss() { m_now.reset(); }
    /// The hint to show now; nothing: none.
    const std::optional<HintShown>& now() const { return m_now; }
    /// Ids of the hints shown in this run, the first one first.
    const std::vector<std::string>& shown() const { return m_shown; }
    /// Adds those to the hints that `preferences` has as seen.
    void remember(Preferences& preferences) const;

private:
    void choose(Session& session, const Preferences& preferences);

    std::optional<HintShown> m_now;
    std::vector<std::string> m_shown;
    std::optional<std::uint64_t> m_looked_at;  ///< the session's revision when it last chose
    int m_stayed = 0;                          ///< for how many choices `m_now` has stayed
};

/// The text of a hint with the key of its control and whose turn it is; of a hint of another dungeon, with the name of the leader there.
std::string text_of(const Hint& hint, const Game& game, const KeySettings& keys);

/// The hints that were shown in this run (`shown`, their ids) or in earlier ones, in the order of the content.
std::vector<HintId> hints_to_reread(const Catalog& catalog, const std::vector<std::string>& shown, const Preferences& preferences);

}  // namespace td
