/**
 * Makes a hook of one that asks for something in the browser only. On the server, where a hook that will never ask still
 * costs what one that asks does, it is what is known `before` anything was asked.
 */
export const inBrowser = <Asked extends unknown[], Answer>(
  hook: (...asked: Asked) => Answer,
  before: NoInfer<Answer>,
): typeof hook => (import.meta.env.SSR ? () => before : hook)
