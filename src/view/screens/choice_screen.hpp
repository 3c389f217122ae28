// The common part of the screens on which the party makes a choice before it goes on: the head with the party's health, options that keys
// and the mouse choose and take, and their rows. Derived screens say what there is to choose from.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/draw/canvas.hpp"
#include "view/screens/screens.hpp"

namespace td {

class ChoiceScreen : public Screen {
public:
    /// These screens open on their own, so no option is chosen at first: a key too many takes none. `chosen`: an option all the same.
    ChoiceScreen(ScreenContext context, Leaving leaving, int chosen = none)
        : m_context(context), m_leaving(std::move(leaving)), m_chosen(chosen) {}

    void handle(const InputEvent& event, Screens& screens) final;
    void draw(Canvas& canvas) final;
    bool covers_all() const final { return true; }

protected:
    static constexpr int none = -1;

    virtual std::string title() const = 0;
    virtual std::string subtitle() const = 0;
    /// The option to choose after `taken` was taken, or `none`, if the same choice goes on.
    virtual int chosen_after(int taken) const { return taken; }
    /// False: the head shows no one's health.
    virtual bool shows_party() const { return true; }
    /// Draws every option, in the order of their numbers, each after a call of add_option().
    virtual void draw_options(Canvas& canvas, Box area) = 0;

    const Game& game() const { return m_context.session.game(); }
    const Catalog& catalog() const { return game().catalog(); }
    const PartyChoice& choice() const { return game().state().choices.front(); }
    Pictures& pictures() const { return m_context.pictures; }
    const Session& session() const { return m_context.session; }
    /// An option or `none`.
    int chosen() const { return m_chosen; }
    /// The option under the mouse or, if there is none, the chosen one.
    int shown() const { return m_pointed.value_or(m_chosen); }
    /// Sets where the mouse finds the next option.
    void add_option(Box box) { m_boxes.push_back(box); }
    /// Why the option cannot be taken; empty: it can.
    std::string refusal_of(int option) const;
    /// Draws the number whose key takes the option, if it has a key.
    void draw_number(Canvas& canvas, Box box, int option) const;
    /// Draws an option as a row: its number and `text`, and below, if there is room, `note`, or why the option cannot be taken.
    void draw_option(Canvas& canvas, Box box, int option, const std::string& text, const std::string& note = {});

private:
    void choose_by_key(Control control);
    void choose_by_digit(char32_t digit);
    std::optional<int> option_at(Point p) const;
    /// The option that lies next below or above that one on the screen, or `none`.
    int option_beyond(int option, bool below) const;
    /// Draws the living members with their health, half of them at each end of `head`, and cuts both ends off.
    void draw_party(Canvas& canvas, Box& head);

    ScreenContext m_context;
    Leaving m_leaving;
    int m_chosen;
    std::optional<int> m_pointed;  ///< under the mouse, until a key chooses
    std::vector<Box> m_boxes;      ///< of the options, as they were drawn last
};

/// Precondition of each: the current choice is of that kind.
std::unique_ptr<Screen> make_boon_choice(ScreenContext context, Leaving leaving);
std::unique_ptr<Screen> make_encounter(ScreenContext context, Leaving leaving);
std::unique_ptr<Screen> make_party_choice(ScreenContext context, Leaving leaving);

}  // namespace td
