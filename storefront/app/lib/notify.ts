/** Short messages that come and go. Nothing of the toast library is loaded until the first one. */
export type Notice = { kind: "success" | "error"; text: string; durationMs: number }

const waiting: Notice[] = []
const listeners = new Set<() => void>()
let show: ((notice: Notice) => void) | undefined

function send(notice: Notice) {
  if (show) return show(notice)
  waiting.push(notice)
  for (const wake of listeners) wake()
}

export const notify = {
  /** Stays 1500 ms unless told otherwise. */
  success: (text: string, durationMs = 1_500) => send({ kind: "success", text, durationMs }),
  /** Stays long enough to be read: 5 s unless told otherwise. */
  error: (text: string, durationMs = 5_000) => send({ kind: "error", text, durationMs }),
}

/** For the host of the toasts: called when there is something to show and nobody to show it. */
export function onFirstNotice(wake: () => void) {
  listeners.add(wake)
  return () => {
    listeners.delete(wake)
  }
}
export const isNoticeWaiting = () => waiting.length > 0

/** For the host of the toasts: takes over showing, the ones that waited first. */
export function showNoticesWith(shower: (notice: Notice) => void) {
  show = shower
  for (const notice of waiting.splice(0)) shower(notice)
}
