import type { LucideIcon } from "lucide-react"
import type { InputHTMLAttributes, ReactNode } from "react"
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

type ChoiceCardProps = InputHTMLAttributes<HTMLInputElement> & { icon?: LucideIcon; label: ReactNode; how?: string }

/** A choice, and a sentence about it. */
export const ChoiceCard = ({ icon: Icon, label, how, ...input }: ChoiceCardProps) => (
  <RadioCard className="items-center" {...input}>
    {Icon && <Icon className="size-6 shrink-0 text-brand" strokeWidth={1.5} />}
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">{label}</span>
      {how && <span className="block text-sm text-ink-soft">{how}</span>}
    </span>
  </RadioCard>
)
