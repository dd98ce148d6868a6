import { createListeners } from "./listeners.ts"

/** A link in a short message. The message disappears, so its target must be reachable without it. */
export type NoticeLink = { to: string; label: string }
export type Notice = { kind: "success" | "warning" | "error"; text: string; durationMs: number; link?: NoticeLink }

const pending: Notice[] = []
const listeners = createListeners()
let show: ((notice: Notice) => void) | undefined
let hasNotice = false

function send(notice: Notice) {
  if (show) return show(notice)
  pending.push(notice)
  hasNotice = true
  listeners.notify()
}

/** Shows short messages (toasts). The toast library is loaded with the first one. */
export const notify = {
  /** Stays 1500 ms by default. */
  success: (text: string, durationMs = 1_500, link?: NoticeLink) => send({ kind: "success", text, durationMs, link }),
  /** The outcome differs from what the visitor may expect. Stays 8 s by default. */
  warning: (text: string, durationMs = 8_000, link?: NoticeLink) => send({ kind: "warning", text, durationMs, link }),
  /** Stays 5 s by default, long enough to be read. */
  error: (text: string, durationMs = 5_000) => send({ kind: "error", text, durationMs }),
}

/** Store that becomes true with the first message sent before the toast library is loaded. */
export const firstNotice = { subscribe: listeners.subscribe, get: () => hasNotice }

/** Shows pending and all later messages with `renderer`. */
export function setNoticeRenderer(renderer: (notice: Notice) => void) {
  show = renderer
  for (const notice of pending.splice(0)) renderer(notice)
}
