import { tabStorage } from "./device-storage.ts"

const PREFIX = "draft:"

/** Drafts of forms, for as long as the tab lives. */
export const drafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(tabStorage.getItem(PREFIX + key) ?? "null")
    } catch {
      return null
    }
  },
  write: (key: string, values: unknown) => tabStorage.setItem(PREFIX + key, JSON.stringify(values)),
  discard: (key: string) => tabStorage.removeItem(PREFIX + key),
}

/** Removes all of them: the next person in this tab must not read what the last one typed. */
export const discardDrafts = () => tabStorage.removeAll(PREFIX)
