import { type State, stateByCode } from "../states"
import { type DirectoryEntry, PostalDirectory } from "./directory"

/** Reading it the first time takes a second or two. */
export const DIRECTORY_WITHIN_MS = 2_500

/** One for this process: it is the same for everybody. */
let directory: Promise<PostalDirectory> | undefined

/**
 * Looks a postal code up in the local directory.
 * @param onUnreadable is called when it cannot be read; the next call tries again
 * @returns null for an unknown code; undefined when the directory is not read yet or unreadable
 */
export async function findDirectoryEntry(
  code: string,
  onUnreadable: (error: Error) => void = () => {},
): Promise<DirectoryEntry | null | undefined> {
  directory ??= PostalDirectory.load().catch((error) => {
    directory = undefined
    onUnreadable(error)
    throw error
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), DIRECTORY_WITHIN_MS)
  })
  const found = directory.then((codes) => codes.find(code) ?? null).catch(() => undefined)
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}

/** The states that a postal code serves, most of it first; none where the directory cannot say. */
export async function findStates(postal_code: string): Promise<State[]> {
  const entry = await findDirectoryEntry(postal_code)
  return (entry?.states ?? []).flatMap((code) => stateByCode(code) ?? [])
}
