// Draws the floor and everything on it, as the player's side sees or remembers it. Changes nothing.
#pragma once

#include "play/session.hpp"
#include "view/draw/canvas.hpp"
#include "view/draw/pictures.hpp"
#include "view/draw/tag_layout.hpp"
#include "view/map/animator.hpp"
#include "view/map/map_view.hpp"

namespace td {

class Scene {
public:
    Scene(Session& session, Pictures& pictures, const Animator& animator)
        : m_session(session), m_pictures(pictures), m_animator(animator) {}

    /// `beat` counts the idle frames. `numbers`: shows each visible creature's place in the order. `covered`: the parts of the window that
    /// are drawn over afterwards; labels of danger and names of ways stay out of them.
    void draw(Canvas& canvas, const MapView& view, int beat, bool numbers, const std::vector<Box>& covered = {});
    /// Where labels of danger and signs of what creatures intend were last drawn.
    const std::vector<Box>& labels() const { return m_labels; }

private:
    struct Frame;
    struct Drawn {
        EntityId who;
        Shown shown;
        bool alive = true;
    };

    void draw_ground(Frame& frame);
    Source ground_at(Frame& frame, Point p);
    void draw_floor_marks(Frame& frame);
    void draw_things(Frame& frame, Point p);
    void draw_feature(Frame& frame, Point p, Colour light);
    void draw_fallen(Frame& frame);
    void draw_rounds_left(Frame& frame, const FallenBody& body, Point middle);
    void draw_carried(Frame& frame, EntityId bearer, Point corner);
    void draw_landmarks(Frame& frame);
    void draw_way_names(Frame& frame);
    void draw_marks(Frame& frame);
    void draw_creatures(Frame& frame);
    /// Where creatures, with their heads, numbers and signs, are drawn.
    std::vector<Box> boxes_of_shown(Frame& frame) const;
    void draw_creature(Frame& frame, EntityId who, const Shown& shown);
    void draw_dying(Frame& frame, const Sprite& sprite, Point feet, const Shown& shown);
    /// Draws all that is drawn over a creature: health, statuses, number, intention and so on.
    void draw_signs(Frame& frame, EntityId who, const Shown& shown);
    void draw_statuses(Frame& frame, EntityId who, Point corner);
    void draw_ongoing_actions(Frame& frame);
    void draw_progress(Frame& frame, EntityId who, Point corner);
    void draw_head_sign(Frame& frame, EntityId who, Point corner);
    void draw_health(Frame& frame, EntityId who, Point feet);
    /// Draws the number of its first turn; returns its box; empty: it has no turn.
    Box draw_number(Frame& frame, EntityId who, Point corner);
    Box number_box(Frame& frame, EntityId who, Point corner);
    void draw_times(Frame& frame, const std::vector<Drawn>& drawn);
    void draw_floating_texts(Frame& frame);
    void draw_flash(Frame& frame);

    Session& m_session;
    Pictures& m_pictures;
    const Animator& m_animator;
    std::vector<Box> m_labels;
    TagsInMotion m_floating_texts;  ///< keeps floating texts from overlapping
};

}  // namespace td
