/** Pixels that the header of the page covers. */
const HEADER_HEIGHT_PX = 80

/** The accordion opened last, and the scroll position when it opened. */
let opened: { content: HTMLElement; scrolledTo: number } | undefined

const scrollHeadingIntoView = () => {
  if (opened && scrollY <= opened.scrolledTo)
    opened.content.previousElementSibling?.scrollIntoView({ block: "nearest" })
}

/**
 * `slotProps` for accordions that close when another opens. A closing one above shortens the page; this scrolls the
 * heading of the opened one back into view, unless the page was scrolled down meanwhile.
 */
export const accordionSlotProps = {
  heading: { component: "h2", style: { scrollMarginTop: HEADER_HEIGHT_PX } },
  transition: {
    unmountOnExit: true,
    onEnter: (content: HTMLElement) => {
      opened = { content, scrolledTo: scrollY }
    },
    onEntered: scrollHeadingIntoView,
    onExit: (content: HTMLElement) => {
      if (opened?.content === content) opened = undefined
    },
    onExited: scrollHeadingIntoView,
  },
} as const
