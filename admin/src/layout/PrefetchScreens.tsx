import { useIsFetching, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { menuPath } from "../resources"
import { useMenu } from "./Menu"
import { fetchScreen, hasLoaded } from "./screen"

const IDLE_TIMEOUT_MS = 2_000

let isDone = false

/**
 * Fetches the code of the menu's screens that this role may open, as soon as the first screen has its data: on a slow
 * connection a list that is opened next waits for its rows alone.
 */
export const PrefetchScreens = () => {
  const paths = useMenu().map(menuPath).join()
  const client = useQueryClient()
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    // Before the first screen's code is loaded, no query runs, and the client looks idle.
    if (!paths || isBusy || isDone || !hasLoaded()) return
    const fetchAll = () => {
      // The first queries of the screen start after it is drawn, and go first.
      if (client.isFetching()) return
      isDone = true
      for (const path of paths.split(",")) fetchScreen(path)
    }
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const waiting = setTimeout(fetchAll, 0)
      return () => clearTimeout(waiting)
    }
    const waiting = requestIdleCallback(fetchAll, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(waiting)
  }, [paths, isBusy, client])
  return null
}
