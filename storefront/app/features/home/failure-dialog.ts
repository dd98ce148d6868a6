import { useEffect, useSyncExternalStore } from "react"
import { createListeners } from "../../lib/listeners.ts"

/** Sections of home that could not be loaded. */
const failures = new Set<object>()
const { notify, subscribe } = createListeners()

/** Opens one dialog on home, "Something went wrong", as long as any of its sections has failed. */
export function useFailureDialog(hasFailed: boolean) {
  useEffect(() => {
    if (!hasFailed) return
    const failure = {}
    failures.add(failure)
    notify()
    return () => {
      failures.delete(failure)
      notify()
    }
  }, [hasFailed])
}

export const useHasFailure = () =>
  useSyncExternalStore(
    subscribe,
    () => failures.size > 0,
    () => false,
  )
