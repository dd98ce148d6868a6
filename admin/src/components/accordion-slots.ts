/** Pixels that the header of the page covers. */
const HEADER_HEIGHT_PX = 80

/** The content that opened last, and the scroll position at that moment. */
let opened: { content: HTMLElement; scrolledTo: number } | undefined

const scrollHeadingIntoView = () => {
  if (opened && scrollY <= opened.scrolledTo)
    opened.content.previousElementSibling?.scrollIntoView({ block: "nearest" })
}

/**
 * `slotProps` for accordions of which one opens while one above it closes. The page gets shorter meanwhile; this keeps
 * the heading of the one that opens in the window, whichever of the two transitions ends last, and leaves the page
 * where it was scrolled down meanwhile.
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
