import type { pinger } from "./ping"

const ASK_EVERY_MS = 1_000

/**
 * Asks Redis every second whether it answers.
 * @returns `isSilent`: true since the last time it did not; `end` ends the asking
 */
export function watchRedis({ ping }: Pick<ReturnType<typeof pinger>, "ping">) {
  let silent = false
  let asking = false
  const timer = setInterval(async () => {
    if (asking) return
    asking = true
    silent = await ping().then(
      () => false,
      () => true,
    )
    asking = false
  }, ASK_EVERY_MS)
  timer.unref()
  return { isSilent: () => silent, end: () => clearInterval(timer) }
}
