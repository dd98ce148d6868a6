import type { CheckoutSummary } from "@haat/checkout/contract"
import { money } from "@haat/http/money"
import { CHECKOUT } from "./messages.ts"

type CreditChoiceProps = {
  credit: NonNullable<CheckoutSummary["credit"]>
  value: boolean
  onChoose: (spends: boolean) => void
  /** while an order or a payment is under way */
  disabled: boolean
}

/** Whether store credit is spent on the order, before anything else. */
export const CreditChoice = ({ credit, value, onChoose, disabled }: CreditChoiceProps) => (
  <label className="flex cursor-pointer items-center gap-3 rounded-lg border border-line-strong bg-surface p-4 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
    <input
      type="checkbox"
      checked={value}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.checked)}
      className="size-4 shrink-0 accent-(--brand) outline-none"
    />
    <span className="min-w-0">
      <span className="block font-medium">{CHECKOUT.useCredit(money(credit.used))}</span>
      <span className="block text-sm text-ink-soft">{CHECKOUT.creditThere(money(credit.balance))}</span>
    </span>
  </label>
)
