import { LoaderCircle } from "lucide-react"
import { cx } from "../lib/class-names.ts"

/** Decoration beside a text; on its own it needs a `label`. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={cx("inline-flex", className)}>
      <LoaderCircle className="size-[1.2em] animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
