import { findStates } from "./directory/open-directory"

/**
 * Returns the names of the states that a postal code serves when the given one is not among them; undefined when it is,
 * or the code is unknown.
 * @param state its code
 */
export async function statesElsewhere(state: string, postal_code: string): Promise<string | undefined> {
  const states = await findStates(postal_code)
  if (!states.length || states.some(({ code }) => code === state)) return undefined
  return states.map(({ en }) => en).join(" / ")
}
