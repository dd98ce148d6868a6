/** The part of `localStorage` that stores on the device use. */
export type TextStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

const memory = new Map<string, string>()

/** `localStorage`, or this page's memory where the browser denies it (private mode, full disk). */
export const deviceStorage: TextStore = {
  getItem(key) {
    if (memory.has(key)) return memory.get(key) as string
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem(key) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Where writing is denied there is nothing of ours to remove.
    }
  },
}
