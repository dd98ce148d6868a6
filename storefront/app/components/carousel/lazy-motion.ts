import type { Motion, MotionOptions } from "./carousel-motion.ts"

/** Nothing moves in the first seconds, so what moves it need not be there either. */
const REST_MS = 2_000

/**
 * Sets a row in motion some time after it came into view, or as soon as someone wishes it to move. For those
 * who asked for less motion it stays as it is until they do.
 */
export function lazyMotion(row: HTMLElement, options: MotionOptions) {
  let gone = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let motion: Promise<Motion | undefined> | undefined

  const start = () => {
    motion ??= import("./carousel-motion.ts").then(({ startMotion }) => (gone ? undefined : startMotion(row, options)))
    return motion
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    timer = setTimeout(start, REST_MS)
  })
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) observer.observe(row)

  return {
    async wish(wanted: (motion: Motion) => void) {
      const started = await start()
      if (started) wanted(started)
    },
    async destroy() {
      gone = true
      clearTimeout(timer)
      observer.disconnect()
      const started = await motion
      started?.destroy()
    },
  }
}
