#include "view/session.hpp"

namespace td {

Session::Session(std::shared_ptr<const Catalog> catalog, GameSettings settings)
    : m_game(std::make_unique<Game>(std::move(catalog), settings)) {}

void Session::begin() {
    while (m_game->step().kind == Step::Kind::turn_taken) {
    }
    tell();
}

Step Session::give(const Command& command) {
    Step step = m_game->step(command);
    m_last_refusal.reset();
    if (step.kind == Step::Kind::refused) {
        m_last_refusal = step.refusal;
        tell();
        return step;
    }
    if (step.kind != Step::Kind::done_beside)
        while (step.kind == Step::Kind::turn_taken) step = m_game->step();
    ++m_revision;
    attention.considered.reset();
    attention.reached.clear();
    attention.path.clear();
    tell();
    return step;
}

const Forecast& Session::forecast() {
    if (m_forecast_revision != m_revision || m_forecast_command != attention.considered) {
        m_forecast = m_game->forecast(rounds_shown, attention.considered);
        m_forecast_revision = m_revision;
        m_forecast_command = attention.considered;
    }
    return m_forecast;
}

void Session::tell() {
    for (const Event& event : m_game->take_events())
        for (const Listener& listener : m_listeners) listener(*m_game, event);
}

}  // namespace td
