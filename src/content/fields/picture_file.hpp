// Pictures that authors painted: each found inside the pack of the file that names it, and checked once before it is drawn,
// however many sprites name it.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include "catalog/painted_picture.hpp"
#include "content/fields/pack_file.hpp"

namespace td {

/// The picture files of one loading of content. Files, and all of them together, are limited in what they take to read and to decode.
class PictureFiles : public PackFiles {
public:
    struct Limits {
        std::size_t bytes = 64u << 20;    ///< of all files
        std::size_t pixels = 256u << 20;  ///< of all pictures, each counted once
    };
    PictureFiles() = default;
    explicit PictureFiles(Limits limits) : m_limits(limits) {}

    struct PictureFile {
        std::shared_ptr<const PaintedPicture> picture;  ///< null: see `fault`
        std::string fault;                              ///< "is not a PNG"; empty: none
        unsigned width = 0;
        unsigned height = 0;
    };
    /// The picture in `file`, an existing regular file or one in an archive. The reference is good as long as this object.
    const PictureFile& of(const std::filesystem::path& file);

    /// Number of files that were read so far.
    std::size_t count() const { return m_files.size(); }

private:
    PictureFile read_and_check(const std::filesystem::path& file);

    Limits m_limits;
    std::size_t m_bytes = 0;
    std::size_t m_pixels = 0;
    std::map<std::filesystem::path, PictureFile> m_files;  ///< by their paths without links
};

/// The PNG file that the text `node` names, by its path from the folder of its pack; it must be 8 by 8 pictures of 32, 48 or
/// 64 pixels a side or, with `single`, one picture, for what has one facing. Reports a file that is missing, lies elsewhere, is damaged or
/// of another size, and gives null.
std::shared_ptr<const PaintedPicture> read_picture(TreeNode node, bool single, Reader& reader);

/// The same for ground: 1 to 8 tiles side by side, each another variation, in 1 to 4 rows, each another frame.
std::shared_ptr<const PaintedPicture> read_tile_picture(TreeNode node, Reader& reader);

}  // namespace td
