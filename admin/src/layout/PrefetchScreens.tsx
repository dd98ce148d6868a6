import { useIsFetching, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { menuPath } from "../resources"
import { useMenu } from "./Menu"
import { fetchScreen, hasLoaded } from "./screen"

const IDLE_TIMEOUT_MS = 2_000

let isDone = false

/**
 * Fetches the screens of the menu that this role may open, as soon as the first one is drawn and has its answers: on a
 * slow line, whoever goes to a list then waits for the list and not for its code. Stands beside a screen.
 */
export const PrefetchScreens = () => {
  const paths = useMenu().map(menuPath).join()
  const client = useQueryClient()
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    // Before the first screen's code is there, nothing is asked for because nobody is there to ask.
    if (!paths || isBusy || isDone || !hasLoaded()) return
    const fetchAll = () => {
      // The screen's first questions are asked after it is drawn: then it is their turn.
      if (client.isFetching()) return
      isDone = true
      for (const path of paths.split(",")) fetchScreen(path)
    }
    // Safari has no such thing
    if (!("requestIdleCallback" in window)) {
      const waiting = setTimeout(fetchAll, 0)
      return () => clearTimeout(waiting)
    }
    const waiting = requestIdleCallback(fetchAll, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(waiting)
  }, [paths, isBusy, client])
  return null
}
