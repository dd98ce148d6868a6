import { useState } from "react"

/**
 * For a dialog whose code is loaded when it is first opened: render it while `isLoaded`, also when it is closed again.
 */
export function useLazyDialog() {
  const [state, setState] = useState<"unopened" | "open" | "closed">("unopened")
  return {
    isLoaded: state !== "unopened",
    isOpen: state === "open",
    open: () => setState("open"),
    close: () => setState("closed"),
  }
}
