/** Whether the shop can be reached: the device may be offline, or the shop silent. */
export type Connection = "ok" | "offline" | "silent"

const ASK_AGAIN_MS = 4_000
const PATIENCE_MS = 5_000

let isSilent = false
let isAsking = false
const listeners = new Set<() => void>()

const set = (silent: boolean) => {
  if (isSilent === silent) return
  isSilent = silent
  for (const listener of listeners) listener()
}

const answers = () =>
  fetch("/health", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Asks until the shop answers, one question at a time. */
async function ask() {
  if (isAsking) return
  isAsking = true
  while (!(await answers())) {
    set(true)
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
  }
  isAsking = false
  set(false)
}

/** A call got no answer. One such call may be bad luck; it counts when the shop does not answer a question either. */
export const noAnswer = () => void ask()

/** A call was answered, whatever the answer. */
export const answered = () => set(false)

/** For `useSyncExternalStore`. */
export const connection = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener("online", listener)
    window.addEventListener("offline", listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener("online", listener)
      window.removeEventListener("offline", listener)
    }
  },
  get: (): Connection => (navigator.onLine === false ? "offline" : isSilent ? "silent" : "ok"),
  /** What the server renders. */
  getServer: (): Connection => "ok",
}
