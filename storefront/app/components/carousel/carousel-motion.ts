import Swiper from "swiper"
import { Autoplay } from "swiper/modules"

/** What the buttons beside a carousel can do. */
export type Motion = {
  next: () => void
  previous: () => void
  /** Shows the slide with this index in the row. */
  show: (index: number) => void
  /** Starts or stops the moving by itself. */
  play: (playing: boolean) => void
  destroy: () => void
}

export type MotionOptions = {
  /** How many slides are seen at once on a phone, from 640 and from 1024 pixels on. */
  abreast: [narrow: number, middle: number, wide: number]
  onPlaying: (playing: boolean) => void
  /** Says which slide is the first one seen. */
  onSlide: (index: number) => void
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

/** The slide somebody has scrolled to before anything could move by itself. */
function scrolledTo(row: HTMLElement) {
  const slide = row.querySelector("li")
  return slide ? Math.round(row.scrollLeft / (slide.offsetWidth + SPACE_BETWEEN)) : 0
}

/** Sets a row in motion. It rests while someone points at it or has the focus in it, and waits to be started by those who asked for less motion. */
export function startMotion(row: HTMLElement, { abreast, onPlaying, onSlide }: MotionOptions): Motion {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches
  const initialSlide = scrolledTo(row)
  row.scrollLeft = 0
  row.classList.add("is-moving")
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    slidesPerView: abreast[0],
    breakpoints: { 640: { slidesPerView: abreast[1] }, 1024: { slidesPerView: abreast[2] } },
    initialSlide,
    spaceBetween: SPACE_BETWEEN,
    loop: true,
    speed: calm ? 0 : 300,
    threshold: 5,
    longSwipesMs: 300,
    watchSlidesProgress: true,
    autoplay: { enabled: !calm, delay: AUTOPLAY_MS, disableOnInteraction: false },
    on: {
      init: hideOthers,
      transitionStart: showAll,
      transitionEnd: hideOthers,
      resize: hideOthers,
      realIndexChange: (it) => onSlide(it.realIndex),
    },
  })
  onPlaying(!calm)

  // Swiper's own pauses are forgotten with the next transition
  const whole = row.closest("section") ?? row
  const reasons = new Set<"pointed" | "focused">()
  let rested = false
  const rest = (reason: "pointed" | "focused") => {
    reasons.add(reason)
    if (!swiper.autoplay.running) return
    rested = true
    swiper.autoplay.stop()
  }
  const goOn = (reason: "pointed" | "focused") => {
    reasons.delete(reason)
    if (!rested || reasons.size) return
    rested = false
    swiper.autoplay.start()
  }
  const heard = new AbortController()
  const { signal } = heard
  // a finger that has touched it does not stay there
  row.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && rest("pointed"), { signal })
  row.addEventListener("pointerleave", () => goOn("pointed"), { signal })
  // a mouse that stands there already does not enter
  if (matchMedia("(hover: hover)").matches && row.matches(":hover")) rest("pointed")
  whole.addEventListener(
    "focusin",
    ({ target }) => {
      // the keyboard may also stand on the arrows; a mouse that has clicked one has not come to stay
      if (row.contains(target as Node) || (target as HTMLElement).matches(":focus-visible")) rest("focused")
    },
    { signal },
  )
  whole.addEventListener("focusout", () => goOn("focused"), { signal })
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    play(playing) {
      rested = false
      if (playing) swiper.autoplay.start()
      else swiper.autoplay.stop()
      onPlaying(playing)
    },
    destroy() {
      heard.abort()
      swiper.destroy()
    },
  }
}
