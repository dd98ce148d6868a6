import { findStates } from "./directory/open-directory"

/**
 * Where a postal code is, when that is not this state: the names of the states that it serves. Undefined when it serves this one, or
 * the directory does not know it.
 * @param state its code
 */
export async function statesElsewhere(state: string, postal_code: string): Promise<string | undefined> {
  const states = await findStates(postal_code)
  if (!states.length || states.some(({ code }) => code === state)) return undefined
  return states.map(({ en }) => en).join(" / ")
}
