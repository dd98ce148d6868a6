const PREFIX = "draft:"

/** Drafts of forms in session storage, for as long as the tab lives. Where the browser denies storage, nothing is kept. */
export const drafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null")
    } catch {
      return null
    }
  },
  write(key: string, values: unknown) {
    try {
      sessionStorage.setItem(PREFIX + key, JSON.stringify(values))
    } catch {
      // The form itself still holds what was typed.
    }
  },
  discard(key: string) {
    try {
      sessionStorage.removeItem(PREFIX + key)
    } catch {
      // Where writing is denied there is nothing of ours to remove.
    }
  },
}

/** Removes all of them: the next person in this tab must not read what the last one typed. */
export function discardDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // A browser without storage kept none.
  }
}
