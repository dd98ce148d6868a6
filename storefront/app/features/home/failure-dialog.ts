import { useEffect } from "react"
import { useStored } from "../../lib/device/stored-value.ts"
import { createListeners } from "../../lib/listeners.ts"

/** Sections of home that could not be loaded, until the dialog about them is closed. */
const failed = new Set<object>()
const { notify, subscribe } = createListeners()

/** Opens one dialog on home, "Something went wrong", as long as any of its sections has failed. */
export function useFailureDialog(hasFailed: boolean) {
  useEffect(() => {
    if (!hasFailed) return
    const section = {}
    failed.add(section)
    notify()
    return () => {
      failed.delete(section)
      notify()
    }
  }, [hasFailed])
}

const failure = { get: () => failed.size > 0, subscribe }

export const useHasFailure = () => useStored(failure, false)

export function closeFailureDialog() {
  failed.clear()
  notify()
}
