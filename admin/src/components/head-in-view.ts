/** The header of the page covers so much of what is scrolled to. */
const COVERED = 80

/** Where the page stood when the content began to open. */
const scrolledTo = new WeakMap<HTMLElement, number>()

/**
 * Of an accordion that opens while one above it closes: the page gets shorter meanwhile, and its heading must not end up
 * above the window. Who has scrolled down in what opens stays there. To be spread over its `slotProps`.
 */
export const headInView = {
  heading: { component: "h2", style: { scrollMarginTop: COVERED } },
  transition: {
    unmountOnExit: true,
    onEnter: (content: HTMLElement) => void scrolledTo.set(content, scrollY),
    onEntered: (content: HTMLElement) => {
      if (scrollY <= (scrolledTo.get(content) ?? 0))
        content.previousElementSibling?.scrollIntoView({ block: "nearest" })
    },
  },
} as const
