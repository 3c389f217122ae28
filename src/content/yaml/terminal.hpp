// The way of every text to the terminal: as long as the filter is installed, no content can move the cursor, colour what follows or
// answer in place of the player.
#pragma once

#include <exception>
#include <ostream>
#include <streambuf>
#include <string>

namespace td {

/// While it lives, what is written to `stream` is escaped as printable() says, whatever it comes from.
/// A character may be written in several pieces.
class PrintableOutput final : public std::streambuf {
public:
    /// `stream` outlives it.
    explicit PrintableOutput(std::ostream& stream);
    ~PrintableOutput() override;
    PrintableOutput(const PrintableOutput&) = delete;
    PrintableOutput& operator=(const PrintableOutput&) = delete;

protected:
    int_type overflow(int_type byte) override;
    std::streamsize xsputn(const char* bytes, std::streamsize count) override;
    int sync() override;

private:
    bool pass_on(std::string_view bytes);

    std::ostream& m_stream;
    std::streambuf* m_target;
    std::string m_begun;  ///< the first bytes of a character whose other bytes are not written yet
};

/// The sentence about an exception that ends a program, also for those of the standard library.
std::string sentence_of(const std::exception& error);

/// Flushes standard output and error. False if something that was printed there is lost, as on a full disk.
[[nodiscard]] bool is_all_printed();

}  // namespace td
