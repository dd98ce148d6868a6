import type { Motion, MotionOptions } from "./carousel-motion.ts"

/** Autoplay starts some seconds after loading, so Swiper is loaded only then. */
const START_DELAY_MS = 2_000

/**
 * Loads Swiper for a row some time after it came into view, or with the first `run`; with `prefers-reduced-motion` only
 * with the first `run`.
 */
export function lazyMotion(row: HTMLElement, options: MotionOptions) {
  let isDestroyed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let motion: Promise<Motion | undefined> | undefined

  const start = () => {
    motion ??= import("./carousel-motion.ts").then(({ startMotion }) =>
      isDestroyed ? undefined : startMotion(row, options),
    )
    return motion
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    timer = setTimeout(start, START_DELAY_MS)
  })
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) observer.observe(row)

  return {
    async run(action: (motion: Motion) => void) {
      const started = await start()
      if (started) action(started)
    },
    async destroy() {
      isDestroyed = true
      clearTimeout(timer)
      observer.disconnect()
      const started = await motion
      started?.destroy()
    },
  }
}
