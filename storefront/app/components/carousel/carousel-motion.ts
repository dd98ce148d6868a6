import Swiper from "swiper"
import { Autoplay } from "swiper/modules"

/** What the buttons beside a carousel can do. */
export type Motion = {
  next: () => void
  previous: () => void
  /** Starts or stops the moving by itself. */
  play: (playing: boolean) => void
  destroy: () => void
}

const AUTOPLAY_MS = 3_000
const SPACE_BETWEEN = 30

/** Slides out of sight are out of reach too: no focus lands on what nobody sees. */
function hideOthers(swiper: Swiper) {
  const visible = new Set(swiper.visibleSlides ?? [])
  for (const slide of swiper.slides) slide.inert = visible.size > 0 && !visible.has(slide)
}

function showAll(swiper: Swiper) {
  for (const slide of swiper.slides) slide.inert = false
}

/** Sets a row in motion. It rests while someone points at it or has the focus in it, and waits to be started by those who asked for less motion. */
export function startMotion(row: HTMLElement, onPlaying: (playing: boolean) => void): Motion {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
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
    autoplay: { enabled: !calm, delay: AUTOPLAY_MS, disableOnInteraction: false, pauseOnMouseEnter: true },
    on: { init: hideOthers, transitionStart: showAll, transitionEnd: hideOthers, resize: hideOthers },
  })
  onPlaying(!calm)

  const rest = () => swiper.autoplay.pause()
  const goOn = () => swiper.autoplay.resume()
  row.addEventListener("focusin", rest)
  row.addEventListener("focusout", goOn)
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    play(playing) {
      if (playing) swiper.autoplay.start()
      else swiper.autoplay.stop()
      onPlaying(playing)
    },
    destroy() {
      row.removeEventListener("focusin", rest)
      row.removeEventListener("focusout", goOn)
      swiper.destroy()
    },
  }
}
