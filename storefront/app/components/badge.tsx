import type { ReactNode } from "react"
import { cx } from "../lib/class-names.ts"

const TONES = {
  bargain: "bg-marigold text-on-marigold",
  neutral: "bg-sunken text-ink",
  good: "bg-brand-soft text-brand",
  bad: "bg-bad-soft text-bad",
}

/** A short text on a coloured background. */
export function Badge({
  tone = "neutral",
  children,
  className,
}: {
  tone?: keyof typeof TONES
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={cx("inline-flex items-center rounded-sm px-2 py-0.5 text-xs font-semibold", TONES[tone], className)}
    >
      {children}
    </span>
  )
}
