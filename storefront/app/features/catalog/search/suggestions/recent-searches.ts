import { deviceStorage } from "../../../../lib/device/device-storage.ts"
import { storedValue } from "../../../../lib/device/stored-value.ts"

const MAX_SEARCHES = 8
const MAX_LENGTH = 200

const parse = (text: string | null): string[] => {
  try {
    const kept: unknown = JSON.parse(text ?? "[]")
    const isSearch = (one: unknown): one is string => typeof one === "string" && one !== "" && one.length <= MAX_LENGTH
    return Array.isArray(kept) ? kept.filter(isSearch).slice(0, MAX_SEARCHES) : []
  } catch {
    return []
  }
}

const stored = storedValue("recent_searches", deviceStorage, parse)
const save = (texts: string[]) => stored.set(texts.length ? JSON.stringify(texts) : null)
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The last searches of this device, latest first. They are never sent; logging out clears them. */
export const recentSearches = {
  get: stored.get,
  subscribe: stored.subscribe,
  add(typed: string) {
    const text = typed.trim()
    if (!text) return
    save([text, ...stored.get().filter((one) => !isSame(one, text))].slice(0, MAX_SEARCHES))
  },
  remove: (text: string) => save(stored.get().filter((one) => one !== text)),
  removeAll: () => save([]),
}
