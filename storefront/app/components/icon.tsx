type IconProps = {
  /** with its size, such as `size-5` */
  className: string
  strokeWidth?: number
}

/** A decorative icon, hidden from screen readers: there is a text or a label beside it. */
export type ShopIcon = (props: IconProps) => React.ReactNode

/**
 * Makes an icon of the path of one of Lucide's drawings, which `icon-plugin.ts` has made of all its lines. Lucide's own
 * components create an element for each line of each drawing, a seventh of the work of rendering a page.
 */
export function icon(path: string): ShopIcon {
  const drawing = { __html: `<path d="${path}"></path>` }
  return ({ className, strokeWidth = 2 }) => (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={`icon ${className}`}
      strokeWidth={strokeWidth}
      dangerouslySetInnerHTML={drawing}
    />
  )
}
