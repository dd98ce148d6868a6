/** The first link of a page, visible when it has the focus: leads past the navigation to `#main`. */
export const SkipLink = ({ children }: { children: string }) => (
  <a
    href="#main"
    className={
      "fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-ink px-4 py-3 font-semibold text-canvas " +
      "focus:translate-y-0"
    }
  >
    {children}
  </a>
)
