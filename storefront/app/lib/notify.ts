import { createListeners } from "./listeners.ts"

/** A link in a short message. The message disappears, so its target must be reachable without it. */
export type NoticeLink = { to: string; label: string }
export type Notice = { kind: "success" | "warning" | "error"; text: string; durationMs: number; link?: NoticeLink }

const waiting: Notice[] = []
const listeners = createListeners()
let show: ((notice: Notice) => void) | undefined
let hasNotice = false

function send(notice: Notice) {
  if (show) return show(notice)
  waiting.push(notice)
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

/** True when a message has been sent before the toast library was there. */
export const firstNotice = { subscribe: listeners.subscribe, get: () => hasNotice }

/** For the toasts' host: shows the messages that are waiting, and all later ones, with `shower`. */
export function setNoticeRenderer(shower: (notice: Notice) => void) {
  show = shower
  for (const notice of waiting.splice(0)) shower(notice)
}
