import Swiper from "swiper"
import { Autoplay } from "swiper/modules"

/** Actions of the buttons beside a carousel. */
export type Motion = ReturnType<typeof startMotion>

export type MotionOptions = {
  /** Number of visible slides on a phone, from 640 and from 1024 pixels on. */
  abreast: [narrow: number, middle: number, wide: number]
  onPlaying: (isPlaying: boolean) => void
  /** Called with the index of the first visible slide. */
  onSlide: (index: number) => void
}

const AUTOPLAY_MS = 3_000
const SPACE_BETWEEN = 30

/**
 * Makes all slides inert except those in view. While the row moves, these are the slides that arrive: a slide that
 * leaves would lose the focus it has just got.
 */
function makeHiddenSlidesInert({ slides, activeIndex, params }: Swiper) {
  const end = activeIndex + Number(params.slidesPerView)
  for (const [index, slide] of slides.entries()) slide.inert = index < activeIndex || index >= end
}

/** The index of the slide the visitor has scrolled to before Swiper was loaded. */
function scrolledSlide(row: HTMLElement) {
  const slide = row.querySelector("li")
  return slide ? Math.round(row.scrollLeft / (slide.offsetWidth + SPACE_BETWEEN)) : 0
}

/**
 * Starts Swiper on a row. Autoplay pauses while the mouse is over it or the focus is in it; with
 * `prefers-reduced-motion` it is off until it is started.
 */
export function startMotion(row: HTMLElement, { abreast, onPlaying, onSlide }: MotionOptions) {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches
  const initialSlide = scrolledSlide(row)
  row.scrollLeft = 0
  row.classList.add("is-moving")
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    slidesPerView: abreast[0],
    breakpoints: { 640: { slidesPerView: abreast[1] }, 1024: { slidesPerView: abreast[2] } },
    initialSlide,
    spaceBetween: SPACE_BETWEEN,
    loop: true,
    speed: reducedMotion ? 0 : 300,
    threshold: 5,
    longSwipesMs: 300,
    autoplay: { enabled: !reducedMotion, delay: AUTOPLAY_MS, disableOnInteraction: false },
    on: {
      init: makeHiddenSlidesInert,
      transitionStart: makeHiddenSlidesInert,
      transitionEnd: makeHiddenSlidesInert,
      resize: makeHiddenSlidesInert,
      realIndexChange: (it) => onSlide(it.realIndex),
    },
  })
  onPlaying(!reducedMotion)

  // Swiper's own pauses end with the next transition
  const section = row.closest("section") ?? row
  const reasons = new Set<string>()
  let isPaused = false
  const setPaused = (reason: "pointed" | "focused", holds: boolean) => {
    if (holds) reasons.add(reason)
    else reasons.delete(reason)
    if (holds && swiper.autoplay.running) {
      isPaused = true
      swiper.autoplay.stop()
    } else if (isPaused && !reasons.size) {
      isPaused = false
      swiper.autoplay.start()
    }
  }
  const listeners = new AbortController()
  const { signal } = listeners
  // a touch has no position afterwards, so it never leaves
  row.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && setPaused("pointed", true), {
    signal,
  })
  row.addEventListener("pointerleave", () => setPaused("pointed", false), { signal })
  // a mouse that is over it already sends no `pointerenter`
  if (matchMedia("(hover: hover)").matches && row.matches(":hover")) setPaused("pointed", true)
  section.addEventListener(
    "focusin",
    ({ target }) => {
      // on the arrows only keyboard focus pauses it: after a click the mouse goes on elsewhere
      if (row.contains(target as Node) || (target as HTMLElement).matches(":focus-visible")) setPaused("focused", true)
    },
    { signal },
  )
  section.addEventListener("focusout", () => setPaused("focused", false), { signal })
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    /** Shows the slide with this index in the row. */
    show: (index: number) => swiper.slideToLoop(index),
    /** Starts or stops autoplay. */
    play(isPlaying: boolean) {
      isPaused = false
      if (isPlaying) swiper.autoplay.start()
      else swiper.autoplay.stop()
      onPlaying(isPlaying)
    },
    destroy() {
      listeners.abort()
      swiper.destroy()
    },
  }
}
