import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { IconButton } from "../icon-button.tsx"
import type { Motion } from "./carousel-motion.ts"

type CarouselProps = {
  title: string
  slides: { key: string; content: ReactNode }[]
}

/**
 * A row of slides, five abreast on a wide screen. As it comes from the server it is a row one can scroll, with
 * the same measures; the machinery that moves it is fetched when the row comes near.
 */
export function Carousel({ title, slides }: CarouselProps) {
  const heading = useId()
  const row = useRef<HTMLDivElement>(null)
  const [motion, setMotion] = useState<Motion>()
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    const element = row.current
    if (!element) return
    let stopped = false
    let started: Motion | undefined
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      const { startMotion } = await import("./carousel-motion.ts")
      if (stopped) return
      started = startMotion(element, setPlaying)
      setMotion(started)
    })
    observer.observe(element)
    return () => {
      stopped = true
      observer.disconnect()
      started?.destroy()
    }
  }, [])

  return (
    <section aria-labelledby={heading} aria-roledescription="carousel">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-2xl font-semibold">
          {title}
        </h2>
        <div className={`flex ${motion?.moves ? "" : "invisible"}`}>
          <IconButton
            icon={playing ? Pause : Play}
            label={playing ? "Stop moving" : "Start moving"}
            onClick={() => motion?.toggle()}
            className="[&_svg]:fill-current"
          />
          <IconButton icon={ChevronLeft} label="Previous products" onClick={() => motion?.previous()} />
          <IconButton icon={ChevronRight} label="Next products" onClick={() => motion?.next()} />
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
