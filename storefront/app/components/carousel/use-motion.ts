import { useEffect, useRef, useState } from "react"
import type { Motion, MotionOptions } from "./carousel-motion.ts"
import { lazyMotion } from "./lazy-motion.ts"

/** Makes the slides in the element with the ref `row` move, if there are more than fit. `move` runs an action on them. */
export function useMotion(abreast: MotionOptions["abreast"]) {
  const row = useRef<HTMLDivElement>(null)
  const motion = useRef<ReturnType<typeof lazyMotion>>(undefined)
  const measures = useRef(abreast)
  const [moves, setMoves] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const element = row.current
    if (!element || element.scrollWidth <= element.clientWidth + 1) return
    setMoves(true)
    const started = lazyMotion(element, { abreast: measures.current, onPlaying: setPlaying, onSlide: setShown })
    motion.current = started
    return () => void started.destroy()
  }, [])

  const move = (action: (motion: Motion) => void) => void motion.current?.run(action)
  return { row, moves, playing, shown, move }
}
