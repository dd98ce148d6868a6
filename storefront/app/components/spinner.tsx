import { LoaderCircle } from "lucide-react"
import { cx } from "../lib/class-names.ts"

/** Turning circle. Next to a text it is decoration; without a text, `label` tells screen readers what is loading. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? "status" : undefined} className={cx("inline-flex", className)}>
      <LoaderCircle className="size-[1.2em] animate-spin" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
