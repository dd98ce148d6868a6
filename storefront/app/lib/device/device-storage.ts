/** The methods of a browser's storage that are used here. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

/** The browser's storage, or this page's memory where the browser denies it (private mode, full disk). */
function storageOrMemory(storage: () => Storage) {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T) => {
    try {
      return action(storage())
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key: string) => memory.get(key) ?? attempt((it) => it.getItem(key)) ?? null,
    setItem(key: string, value: string) {
      memory.set(key, value)
      attempt((it) => {
        it.setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem(key: string) {
      memory.delete(key)
      attempt((it) => it.removeItem(key))
    },
    /** Removes every item whose key begins with `prefix`. */
    removeAll(prefix: string) {
      const keys = [...memory.keys(), ...(attempt(Object.keys) ?? [])]
      for (const key of keys) if (key.startsWith(prefix)) this.removeItem(key)
    },
  }
}

/** Storage of this device. */
export const deviceStorage = storageOrMemory(() => localStorage)
/** Storage of this tab. */
export const tabStorage = storageOrMemory(() => sessionStorage)
