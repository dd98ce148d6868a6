import { cx } from "../lib/class-names.ts"

/** A small circle; `fill` is a colour such as "#4b5d9b" or the URL of a picture. Its name stands beside it. */
export const Swatch = ({ fill, className }: { fill: string; className?: string }) => (
  <span
    aria-hidden
    className={cx("shrink-0 rounded-full border border-line-strong bg-cover bg-center", className ?? "size-4")}
    style={fill.startsWith("#") ? { background: fill } : { backgroundImage: `url(${JSON.stringify(fill)})` }}
  />
)
