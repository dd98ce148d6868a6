import { cx } from "../lib/class-names.ts"

/** A small round of a colour ("#4b5d9b") or of a picture by its address; what it is called stands beside it. */
export const Swatch = ({ fill, className }: { fill: string; className?: string }) => (
  <span
    aria-hidden
    className={cx("shrink-0 rounded-full border border-line-strong bg-cover bg-center", className ?? "size-4")}
    style={fill.startsWith("#") ? { background: fill } : { backgroundImage: `url(${JSON.stringify(fill)})` }}
  />
)
