/**
 * Makes a query hook run in the browser only. On the server it returns `initial`, which the hook also returns in the
 * browser before its data is loaded.
 */
export const browserOnly = <Arguments extends unknown[], Result>(
  hook: (...args: Arguments) => Result,
  initial: NoInfer<Result>,
): typeof hook => (import.meta.env.SSR ? () => initial : hook)
