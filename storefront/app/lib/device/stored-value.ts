import { useSyncExternalStore } from "react"
import { createListeners } from "../listeners.ts"
import type { TextStore } from "./device-storage.ts"

/**
 * A value stored as text under `key`. It is read from the storage each time, so that two tabs never overwrite each
 * other's changes, and parsed again only when the text has changed.
 * @param parse makes the value of what is stored, which may be anything; null when nothing is
 */
export function storedValue<T>(key: string, storage: TextStore, parse: (text: string | null) => T) {
  const { notify, subscribe } = createListeners()
  let known: { text: string | null; value: T } | undefined
  return {
    get(): T {
      const text = storage.getItem(key)
      if (!known || known.text !== text) known = { text, value: parse(text) }
      return known.value
    },
    /** Stores the text of a value; null removes it. */
    set(text: string | null) {
      if (text === null) storage.removeItem(key)
      else storage.setItem(key, text)
      notify()
    },
    /** Notifies listeners after a change of another value on which `get` depends. */
    notify,
    /** @returns removes the listener, which is called when the value has changed, in another tab too */
    subscribe(listener: () => void) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener()
      }
      const unsubscribe = subscribe(listener)
      window.addEventListener("storage", onStorage)
      return () => {
        unsubscribe()
        window.removeEventListener("storage", onStorage)
      }
    },
  }
}

/** Returns the value of a store; `onServer` on the server and during hydration, where there is no storage. */
export const useStored = <T, S>(
  { get, subscribe }: { get: () => T; subscribe: (listener: () => void) => () => void },
  onServer: S,
): T | S => useSyncExternalStore<T | S>(subscribe, get, () => onServer)
