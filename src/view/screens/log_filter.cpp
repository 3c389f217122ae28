#include "view/screens/log_filter.hpp"

#include <algorithm>

#include "base/utf8.hpp"
#include "text/english.hpp"

namespace td {

namespace {

using ChoiceKind = LogFilter::Choice::Kind;

constexpr std::size_t most_filter_characters = 40;

}  // namespace

void LogFilter::offer(const MessageLog& message_log) {
    m_choices = {{ChoiceKind::everyone, {}}, {ChoiceKind::party, {}}, {ChoiceKind::others, {}}};
    for (const bool ours : {true, false})
        for (const MessageLog::Entry& entry : message_log.entries())
            for (const Mention& mention : entry.line.mentions) {
                Choice choice{ChoiceKind::one, mention.name};
                const bool is_new = std::find(m_choices.begin(), m_choices.end(), choice) == m_choices.end();
                if (mention.is_ours == ours && is_new) m_choices.push_back(std::move(choice));
            }
    if (std::find(m_choices.begin(), m_choices.end(), m_chosen) == m_choices.end()) m_chosen = {};
}

std::size_t LogFilter::chosen() const {
    return static_cast<std::size_t>(std::find(m_choices.begin(), m_choices.end(), m_chosen) - m_choices.begin());
}

void LogFilter::choose(std::size_t choice) {
    if (choice < m_choices.size()) m_chosen = m_choices[choice];
}

void LogFilter::step(int by) {
    const auto count = static_cast<int>(m_choices.size());
    choose(static_cast<std::size_t>(((static_cast<int>(chosen()) + by) % count + count) % count));
}

void LogFilter::clear_text() {
    m_text.clear();
    m_is_typing = false;
}

void LogFilter::type(char32_t character) {
    if (character == U'\b') {
        drop_last_character(m_text);
    } else if (character >= U' ' && character != 0x7F && character <= 0x10FFFF && count_characters(m_text) < most_filter_characters) {
        append_utf8(m_text, character);
    }
}

bool LogFilter::shows(const MessageLog::Entry& entry) const {
    const auto is_of_chosen = [this](const Mention& mention) {
        switch (m_chosen.kind) {
            case ChoiceKind::everyone: return true;
            case ChoiceKind::party: return mention.is_ours;
            case ChoiceKind::others: return !mention.is_ours;
            case ChoiceKind::one: return mention.name == m_chosen.name;
        }
        return true;
    };
    const std::vector<Mention>& mentions = entry.line.mentions;
    // Milestones say to which floor the lines after them belong.
    const bool is_shown = m_chosen.kind == ChoiceKind::everyone || entry.line.tone == Tone::milestone ||
                          std::any_of(mentions.begin(), mentions.end(), is_of_chosen);
    return is_shown && without_capitals(text_of(entry)).find(without_capitals(m_text)) != std::string::npos;
}

}  // namespace td
