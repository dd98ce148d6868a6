/** The header of the page covers so much of what is scrolled to. */
const COVERED = 80

/** What opened last, and where the page stood when it began to. */
let opened: { content: HTMLElement; scrolledTo: number } | undefined

const showHead = () => {
  if (opened && scrollY <= opened.scrolledTo)
    opened.content.previousElementSibling?.scrollIntoView({ block: "nearest" })
}

/**
 * Of accordions of which one opens while one above it closes: the page gets shorter meanwhile, and the heading of what
 * opens must not end up above the window, whichever of the two takes longer. Who has scrolled down in what opens stays
 * there. To be spread over their `slotProps`.
 */
export const headInView = {
  heading: { component: "h2", style: { scrollMarginTop: COVERED } },
  transition: {
    unmountOnExit: true,
    onEnter: (content: HTMLElement) => {
      opened = { content, scrolledTo: scrollY }
    },
    onEntered: showHead,
    onExit: (content: HTMLElement) => {
      if (opened?.content === content) opened = undefined
    },
    onExited: showHead,
  },
} as const
