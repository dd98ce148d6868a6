import type { InputHTMLAttributes } from "react"
import { cx } from "../lib/class-names.ts"

/** A radio button on a card of its own; the card is its label. */
export const RadioCard = ({ className, children, ...input }: InputHTMLAttributes<HTMLInputElement>) => (
  <label
    className={cx(
      "flex cursor-pointer gap-3 rounded-lg border border-line-strong bg-surface p-4 has-disabled:cursor-not-allowed",
      "has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3",
      "has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
      className,
    )}
  >
    <input type="radio" className="size-4 shrink-0 accent-(--brand) outline-none" {...input} />
    {children}
  </label>
)
