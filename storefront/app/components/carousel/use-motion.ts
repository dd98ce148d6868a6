import { useEffect, useRef, useState } from "react"
import type { Motion, MotionOptions } from "./carousel-motion.ts"

/** Autoplay starts some seconds after loading, so Swiper is loaded only then. */
const START_DELAY_MS = 2_000

/**
 * Moves the slides in the element with the ref `row` when there are more than fit. `move` runs an action on them.
 * Swiper is loaded some time after the row came into view, or with the first `move`; with `prefers-reduced-motion` only
 * with the first `move`.
 */
export function useMotion(abreast: MotionOptions["abreast"]) {
  const row = useRef<HTMLDivElement>(null)
  const start = useRef<() => Promise<Motion | undefined>>(undefined)
  const measures = useRef(abreast)
  const [canMove, setCanMove] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [activeSlide, setActiveSlide] = useState(0)

  useEffect(() => {
    const element = row.current
    if (!element || element.scrollWidth <= element.clientWidth + 1) return
    setCanMove(true)
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    let motion: Promise<Motion | undefined> | undefined
    const options = { abreast: measures.current, onPlaying: setPlaying, onSlide: setActiveSlide }
    start.current = () => {
      motion ??= import("./carousel-motion.ts").then(({ startMotion }) =>
        isGone ? undefined : startMotion(element, options),
      )
      return motion
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      timer = setTimeout(() => start.current?.(), START_DELAY_MS)
    })
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) observer.observe(element)
    return () => {
      isGone = true
      clearTimeout(timer)
      observer.disconnect()
      void motion?.then((started) => started?.destroy())
    }
  }, [])

  const move = (action: (motion: Motion) => void) => void start.current?.().then((motion) => motion && action(motion))
  return { row, canMove, isPlaying, activeSlide, move }
}
