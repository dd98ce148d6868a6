import { createListeners } from "../listeners.ts"

/** State of the connection: `offline` for the device, `unavailable` when the shop sends no responses. */
export type Connection = "ok" | "offline" | "unavailable"

const POLL_INTERVAL_MS = 4_000
const READY_TIMEOUT_MS = 5_000

let isUnavailable = false
let isPolling = false
const listeners = createListeners()

const setUnavailable = (next: boolean) => {
  if (isUnavailable === next) return
  isUnavailable = next
  listeners.notify()
}

async function isReady() {
  try {
    const response = await fetch("/ready", { cache: "no-store", signal: AbortSignal.timeout(READY_TIMEOUT_MS) })
    // an unread response keeps its connection open
    await response.text()
    return response.ok
  } catch {
    return false
  }
}

/** Polls `/ready` until the shop responds, with one request at a time. */
async function poll() {
  if (isPolling) return
  isPolling = true
  while (!(await isReady())) {
    setUnavailable(true)
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
  isPolling = false
  setUnavailable(false)
}

/**
 * Reports a request without a response. The shop counts as unavailable only when `/ready` fails as well.
 */
export const reportUnanswered = () => void poll()

/** Reports a request with a response of any status. */
export const reportAnswered = () => setUnavailable(false)

if (typeof window !== "undefined")
  for (const event of ["online", "offline"]) window.addEventListener(event, listeners.notify)

/** Store of the current state of the connection, for `useSyncExternalStore`. */
export const connection = {
  subscribe: listeners.subscribe,
  get: (): Connection => (navigator.onLine === false ? "offline" : isUnavailable ? "unavailable" : "ok"),
}
