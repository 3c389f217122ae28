// Vectors, 3x3 matrices and affine transforms.
#pragma once

#include <array>
#include <cmath>

namespace td {

struct Vec3 {
    float x = 0;
    float y = 0;
    float z = 0;
    friend constexpr Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
    friend constexpr Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
    friend constexpr Vec3 operator*(Vec3 a, float s) { return {a.x * s, a.y * s, a.z * s}; }
};

constexpr float dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
inline float length(Vec3 a) { return std::sqrt(dot(a, a)); }
inline Vec3 normalized(Vec3 a) {
    const float l = length(a);
    return l > 0 ? a * (1.0f / l) : Vec3{0, 0, 1};
}

/// Three columns: the images of the x, y and z axes.
struct Mat3 {
    Vec3 x{1, 0, 0};
    Vec3 y{0, 1, 0};
    Vec3 z{0, 0, 1};
    friend constexpr Vec3 operator*(const Mat3& m, Vec3 v) { return m.x * v.x + m.y * v.y + m.z * v.z; }
    friend constexpr Mat3 operator*(const Mat3& a, const Mat3& b) { return {a * b.x, a * b.y, a * b.z}; }
};

constexpr Mat3 scaling(Vec3 s) { return {{s.x, 0, 0}, {0, s.y, 0}, {0, 0, s.z}}; }

/// The rows of the inverse: the dot product of row k and v is the k-th coordinate of v in m's axes. Precondition: m is invertible.
inline std::array<Vec3, 3> inverse_rows(const Mat3& m) {
    const Vec3 yz = cross(m.y, m.z);
    const float scale = 1.0f / dot(m.x, yz);
    return {yz * scale, cross(m.z, m.x) * scale, cross(m.x, m.y) * scale};
}

constexpr float radians(float degrees) { return degrees * 3.14159265f / 180.0f; }

/// Rotation about z (roll), then x (nod forward), then y (turn left), in degrees.
inline Mat3 rotation(Vec3 degrees) {
    const float cx = std::cos(radians(degrees.x)), sx = std::sin(radians(degrees.x));
    const float cy = std::cos(radians(degrees.y)), sy = std::sin(radians(degrees.y));
    const float cz = std::cos(radians(degrees.z)), sz = std::sin(radians(degrees.z));
    const Mat3 about_x{{1, 0, 0}, {0, cx, sx}, {0, -sx, cx}};
    const Mat3 about_y{{cy, 0, -sy}, {0, 1, 0}, {sy, 0, cy}};
    const Mat3 about_z{{cz, sz, 0}, {-sz, cz, 0}, {0, 0, 1}};
    return about_y * (about_x * about_z);
}

/// An affine transform: a linear part and a translation.
struct Placement {
    Mat3 linear;
    Vec3 shift;
    friend constexpr Vec3 operator*(const Placement& p, Vec3 v) { return p.linear * v + p.shift; }
    friend constexpr Placement operator*(const Placement& a, const Placement& b) { return {a.linear * b.linear, a * b.shift}; }
};

/// Applies `linear` around `pivot` instead of the origin, then translates by `move`.
inline Placement around(Vec3 pivot, const Mat3& linear, Vec3 move) { return {linear, pivot + move - linear * pivot}; }

}  // namespace td
