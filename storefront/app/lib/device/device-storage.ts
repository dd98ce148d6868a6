/** The part of a browser's storage that stores on the device use. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The browser's storage, or this page's memory where the browser denies it (private mode, full disk). */
function storageOrMemory(storage: () => Storage): TextStore {
  const memory = new Map<string, string>()
  return {
    getItem(key) {
      if (memory.has(key)) return memory.get(key) as string
      try {
        return storage().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    removeItem(key) {
      memory.delete(key)
      try {
        storage().removeItem(key)
      } catch {
        // Where writing is denied there is nothing of ours to remove.
      }
    },
  }
}

/** What this device keeps. */
export const deviceStorage = storageOrMemory(() => localStorage)
/** What this tab keeps. */
export const tabStorage = storageOrMemory(() => sessionStorage)
