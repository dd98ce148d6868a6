import Swiper from "swiper"
import { Autoplay } from "swiper/modules"

/** What the buttons beside a carousel can do. */
export type Motion = {
  /** False when all slides are in view already. */
  moves: boolean
  next: () => void
  previous: () => void
  /** Starts or stops the moving by itself. */
  toggle: () => void
  destroy: () => void
}

const AUTOPLAY_MS = 3_000
const SPACE_BETWEEN = 30

/** Slides out of sight are out of reach too: no focus lands on what nobody sees. */
function hideOthers(swiper: Swiper) {
  const visible = new Set(swiper.visibleSlides ?? [])
  for (const slide of swiper.slides) slide.inert = visible.size > 0 && !visible.has(slide)
}

/** Sets a row in motion. It rests while someone points at it or has the focus in it, and stays still for those who asked for less motion. */
export function startMotion(row: HTMLElement, onPlaying: (playing: boolean) => void): Motion {
  const slides = row.querySelectorAll<HTMLElement>(".swiper-slide")
  const moves = row.firstElementChild !== null && row.firstElementChild.scrollWidth > row.clientWidth + 1
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  if (!moves || slides.length === 0) return { moves: false, next() {}, previous() {}, toggle() {}, destroy() {} }

  row.scrollLeft = 0
  row.classList.add("is-moving")
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    slidesPerView: 2,
    breakpoints: { 640: { slidesPerView: 3 }, 1024: { slidesPerView: 5 } },
    spaceBetween: SPACE_BETWEEN,
    loop: true,
    speed: calm ? 0 : 300,
    threshold: 5,
    longSwipesMs: 300,
    watchSlidesProgress: true,
    autoplay: calm ? false : { delay: AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: {
      init: hideOthers,
      transitionEnd: hideOthers,
      resize: hideOthers,
      transitionStart: (s) => s.slides.forEach(reach),
    },
  })
  onPlaying(!calm)

  const rest = () => swiper.autoplay.pause()
  const goOn = () => swiper.autoplay.resume()
  row.addEventListener("focusin", rest)
  row.addEventListener("focusout", goOn)
  return {
    moves,
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    toggle() {
      if (swiper.autoplay.running) swiper.autoplay.stop()
      else swiper.autoplay.start()
      onPlaying(swiper.autoplay.running)
    },
    destroy() {
      row.removeEventListener("focusin", rest)
      row.removeEventListener("focusout", goOn)
      swiper.destroy()
    },
  }
}

const reach = (slide: HTMLElement) => {
  slide.inert = false
}
