import type { FormHandler } from "../lib/forms/form-action.ts"

type Handlers = Record<string, FormHandler>

/**
 * Joins handlers of forms on one page.
 * @throws an Error that names a form which two of them handle differently
 */
export function joinHandlers(...all: (Handlers | undefined)[]): Handlers {
  const joined: Handlers = {}
  for (const handlers of all)
    for (const [name, handler] of Object.entries(handlers ?? {})) {
      if (Object.hasOwn(joined, name) && joined[name] !== handler)
        throw new Error(`Two forms of one page are named "${name}". Rename that of a plugin.`)
      joined[name] = handler
    }
  return joined
}
