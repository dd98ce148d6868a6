import type { LucideIconData } from "lucide-react/types"

type IconProps = {
  /** with its size, such as `size-5` */
  className: string
  strokeWidth?: number
}

/** A decorative icon, hidden from screen readers: there is a text or a label beside it. */
export type ShopIcon = (props: IconProps) => React.ReactNode

const attributes = (all: Record<string, unknown>) =>
  Object.entries(all)
    .filter(([name]) => name !== "key")
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("")

/**
 * Makes an icon of one of Lucide's drawings. Lucide's own components create an element for each line of each drawing, a
 * seventh of the work of rendering a page; here a drawing is one string.
 */
export function icon({ node }: LucideIconData): ShopIcon {
  const __html = node.map(([shape, lines]) => `<${shape}${attributes(lines)}></${shape}>`).join("")
  const drawing = { __html }
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
