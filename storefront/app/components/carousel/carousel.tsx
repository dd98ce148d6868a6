import { type ReactNode, useId } from "react"
import { CarouselControls } from "./carousel-controls.tsx"
import { CAROUSEL } from "./messages.ts"
import { useMotion } from "./use-motion.ts"

type CarouselProps = {
  title: string
  slides: { key: string; content: ReactNode }[]
}

/**
 * A row of slides, five side by side on a wide screen. From the server it is a scrollable row of the same size; Swiper is
 * loaded some time after it came into view, or with the first click on its controls.
 */
export function Carousel({ title, slides }: CarouselProps) {
  const heading = useId()
  const motion = useMotion([2, 3, 5])

  return (
    <section aria-labelledby={heading} aria-roledescription={CAROUSEL.kind}>
      <div className="mb-4 flex items-center justify-between gap-2">
        <h2 id={heading} className="text-xl font-semibold sm:text-2xl">
          {title}
        </h2>
        <CarouselControls motion={motion} previous={CAROUSEL.previousProducts} next={CAROUSEL.nextProducts} />
      </div>
      <div ref={motion.row} className="carousel">
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
