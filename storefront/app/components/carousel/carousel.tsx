import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { IconButton } from "../icon-button.tsx"
import { ChevronLeft, ChevronRight, Pause, Play } from "../icons.ts"
import type { Motion } from "./carousel-motion.ts"
import { lazyMotion } from "./lazy-motion.ts"

type CarouselProps = {
  title: string
  slides: { key: string; content: ReactNode }[]
}

/**
 * A row of slides, five abreast on a wide screen. As it comes from the server it is a row one can scroll, with
 * the same measures; the machinery that moves it is fetched a moment later, or with the first wish to move it.
 */
export function Carousel({ title, slides }: CarouselProps) {
  const heading = useId()
  const row = useRef<HTMLDivElement>(null)
  const wish = useRef<(wanted: (motion: Motion) => void) => void>(() => {})
  const [moves, setMoves] = useState(false)
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const element = row.current
    if (!element || element.scrollWidth <= element.clientWidth + 1) return
    setMoves(true)
    const motion = lazyMotion(element, setPlaying)
    wish.current = motion.wish
    return () => void motion.destroy()
  }, [])

  return (
    <section aria-labelledby={heading} aria-roledescription="carousel">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-2xl font-semibold">
          {title}
        </h2>
        <div className={`flex ${moves ? "" : "invisible"}`}>
          <IconButton
            icon={playing ? Pause : Play}
            label={playing ? "Stop moving" : "Start moving"}
            onClick={() => wish.current((motion) => motion.play(!playing))}
            className="[&_svg]:fill-current"
          />
          <IconButton
            icon={ChevronLeft}
            label="Previous products"
            onClick={() => wish.current((motion) => motion.previous())}
          />
          <IconButton
            icon={ChevronRight}
            label="Next products"
            onClick={() => wish.current((motion) => motion.next())}
          />
        </div>
      </div>
      <div ref={row} className="carousel">
        <ul className="swiper-wrapper">
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
