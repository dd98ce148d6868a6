import type { CartLine } from "@haat/checkout/contract"
import { Minus, Plus, Trash } from "lucide-react"
import { IconButton } from "../../../components/icon-button.tsx"
import { shownName } from "../../../lib/shop/shown-name.ts"
import { LINES } from "./messages.ts"

/** Buttons of a `LineForm` for one less and one more; at one piece, one less removes the line. At the limit the button stays focusable, with the reason as its label. */
export function QuantityStepper({ line }: { line: CartLine }) {
  const isLast = line.quantity <= 1
  const isMax = line.quantity >= line.available
  const { name } = shownName(line)
  return (
    <div
      role="group"
      aria-label={LINES.quantityOf(name)}
      className="flex items-center rounded-md border border-line-strong"
    >
      <IconButton
        icon={isLast ? Trash : Minus}
        label={isLast ? LINES.remove(name) : LINES.oneLess(name)}
        type="submit"
        name="form"
        value="decrease"
      />
      <span className="min-w-8 text-center font-semibold tabular-nums" data-testid="quantity">
        {line.quantity}
      </span>
      <IconButton
        icon={Plus}
        label={isMax ? LINES.noMoreOf(line.available, name) : LINES.oneMore(name)}
        aria-disabled={isMax || undefined}
        type={isMax ? "button" : "submit"}
        name="form"
        value="increase"
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-50"
      />
    </div>
  )
}
