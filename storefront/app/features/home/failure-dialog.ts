import { useEffect, useSyncExternalStore } from "react"
import { createListeners } from "../../lib/listeners.ts"

/** Number of the sections of home that could not be loaded. */
let failures = 0
const { notify, subscribe } = createListeners()

/** Opens one dialog on home, "Something went wrong", as long as any of its sections has failed. */
export function useFailureDialog(hasFailed: boolean) {
  useEffect(() => {
    if (!hasFailed) return
    failures++
    notify()
    return () => {
      failures--
      notify()
    }
  }, [hasFailed])
}

export const useHasFailure = () =>
  useSyncExternalStore(
    subscribe,
    () => failures > 0,
    () => false,
  )
