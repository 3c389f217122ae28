// The pictures and sounds of one loading of content.
#pragma once

#include "content/fields/picture_file.hpp"
#include "content/fields/sound_file.hpp"

namespace td {

struct MediaFiles {
    PictureFiles pictures;
    SoundFiles sounds;

    /// As PackFiles::add_archive.
    void add_archive(const UnsavedTexts& files) {
        pictures.add_archive(files);
        sounds.add_archive(files);
    }
};

}  // namespace td
