import type { MedusaContainer } from "@medusajs/framework/types"
import { isHttpError } from "./http-error"
import { redactPrivateData, redactStatement } from "./operations/remove-private"
import { SETTINGS_STORE } from "./settings"

/**
 * Failures of a plugin at one place, such as "job send-reminders": how many since the last save, when the last one
 * was, and its message.
 */
export type PluginFailure = { plugin: string; place: string; message: string; count: number; last_at: Date }

/** Part of the module with the key SETTINGS_STORE that keeps the failures of plugins. */
export type PluginFailureStore = { savePluginFailures(failures: PluginFailure[]): Promise<void> }

/** Failures are written together, at most once in this time. */
const SAVE_AFTER_MS = 2_000
/** Places that wait to be written; those of further ones are left out. */
const MAX_PLACES = 100
const MAX_MESSAGE_LENGTH = 300
const MAX_PLACE_LENGTH = 100

const waiting = new Map<string, PluginFailure>()
let isScheduled = false

/** Returns the first line of an error's message without personal data; the stack trace is in the log. */
function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error)
  // PostgreSQL stores no NUL character
  const [line] = redactPrivateData(redactStatement(message)).replaceAll("\0", "").split("\n", 1)
  return line.slice(0, MAX_MESSAGE_LENGTH)
}

/** Tells whether an error is an answer to the person who asked, and no failure of the plugin. */
const isRejection = (error: unknown) => isHttpError(error) && error.status < 500

/**
 * Records that a part of a plugin failed, for the screen "Plugins" of the back office. It logs nothing and never fails
 * itself.
 * @param place what failed, in a few words: "hook order.write", "job send-reminders", "slot product.actions"
 */
export function recordPluginFailure(
  container: MedusaContainer,
  { plugin, place, error, count = 1 }: { plugin: string; place: string; error: unknown; count?: number },
): void {
  if (isRejection(error)) return
  const key = `${plugin} ${place}`
  const known = waiting.get(key)
  if (!known && waiting.size >= MAX_PLACES) return
  waiting.set(key, {
    plugin,
    place: place.slice(0, MAX_PLACE_LENGTH),
    message: firstLine(error),
    count: (known?.count ?? 0) + count,
    last_at: new Date(),
  })
  if (isScheduled) return
  isScheduled = true
  // without a database the record is lost: the failure is in the log of its process
  setTimeout(() => void save(container).catch(() => undefined), SAVE_AFTER_MS).unref()
}

async function save(container: MedusaContainer) {
  isScheduled = false
  const failures = [...waiting.values()]
  waiting.clear()
  const store = container.resolve<PluginFailureStore | undefined>(SETTINGS_STORE, { allowUnregistered: true })
  await store?.savePluginFailures(failures)
}
