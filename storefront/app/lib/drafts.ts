const PREFIX = "draft:"

/** Where one form's text waits for as long as the tab lives. Where the browser refuses storage, nothing is kept. */
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
  forget(key: string) {
    try {
      sessionStorage.removeItem(PREFIX + key)
    } catch {
      // Refused for writing means there is nothing of ours to remove.
    }
  },
}

/** Empties all of them: whoever uses this tab next must not read what the last person typed. */
export function forgetDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // A browser without storage kept none.
  }
}
