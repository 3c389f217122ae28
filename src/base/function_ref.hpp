// A reference to any callable, without owning or copying it: for predicates and callbacks passed as parameters.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace td {

template <class Signature>
class FunctionRef;

/// Valid only as long as the callable it was made from; meant for parameters.
template <class Result, class... Arguments>
class FunctionRef<Result(Arguments...)> {
public:
    template <class Callable, std::enable_if_t<!std::is_same_v<std::remove_cvref_t<Callable>, FunctionRef>, int> = 0>
    FunctionRef(const Callable& callable)  // NOLINT(google-explicit-constructor): lambdas convert implicitly
        : m_callable(std::addressof(callable)), m_call([](const void* target, Arguments... arguments) -> Result {
              return (*static_cast<const Callable*>(target))(std::forward<Arguments>(arguments)...);
          }) {}

    Result operator()(Arguments... arguments) const { return m_call(m_callable, std::forward<Arguments>(arguments)...); }

private:
    const void* m_callable;
    Result (*m_call)(const void*, Arguments...);
};

}  // namespace td
