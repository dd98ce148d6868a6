import { useEffect } from "react"
import { useStored } from "../../lib/device/stored-value.ts"
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

const hasFailure = { subscribe, get: () => failures > 0 }

export const useHasFailure = () => useStored(hasFailure, false)
