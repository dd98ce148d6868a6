/**
 * Makes a query hook run in the browser only. On the server, where it would fetch nothing and cost as much as one that
 * does, it returns `initial`: what it returns in the browser before anything is fetched.
 */
export const browserOnly = <Arguments extends unknown[], Result>(
  hook: (...args: Arguments) => Result,
  initial: NoInfer<Result>,
): typeof hook => (import.meta.env.SSR ? () => initial : hook)
