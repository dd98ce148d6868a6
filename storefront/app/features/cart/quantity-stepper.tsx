import type { CartLine } from "@haat/checkout/contract"
import { IconButton } from "../../components/icon-button.tsx"
import { Minus, Plus, Trash } from "../../components/icons.ts"
import { CART } from "./messages.ts"

type QuantityStepperProps = { line: CartLine; onIncrease: () => void; onDecrease: () => void }

/** One less and one more; at one piece, one less is the bin. A reached limit stays focusable and says why. */
export function QuantityStepper({ line, onIncrease, onDecrease }: QuantityStepperProps) {
  const isLast = line.quantity <= 1
  const isMost = line.quantity >= line.available
  return (
    <div
      role="group"
      aria-label={CART.quantityOf(line.name)}
      className="flex items-center rounded-md border border-line-strong"
    >
      <IconButton
        icon={isLast ? Trash : Minus}
        label={isLast ? CART.remove(line.name) : CART.oneLess(line.name)}
        onClick={onDecrease}
      />
      <span className="min-w-8 text-center font-semibold tabular-nums" data-testid="quantity">
        {line.quantity}
      </span>
      <IconButton
        icon={Plus}
        label={isMost ? CART.noMore(line.available, line.name) : CART.oneMore(line.name)}
        aria-disabled={isMost || undefined}
        onClick={isMost ? undefined : onIncrease}
        className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft aria-disabled:opacity-50"
      />
    </div>
  )
}
