import type { CheckoutSummary } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { RadioCard } from "../../components/radio-card.tsx"
import { CHECKOUT } from "./messages.ts"

type CreditChoiceProps = {
  credit: NonNullable<CheckoutSummary["credit"]>
  value: boolean
  onChoose: (spends: boolean) => void
  /** while an order or a payment is under way */
  disabled: boolean
}

/** Whether store credit is spent on the order, before anything else: two ways to choose from, so that no box is ticked beforehand. */
export const CreditChoice = ({ credit, value, onChoose, disabled }: CreditChoiceProps) => {
  const way = { value, onChoose, disabled }
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{CHECKOUT.storeCredit}</legend>
      <div className="mt-4 grid gap-3">
        <Way
          {...way}
          spends
          amount={credit.used}
          name={CHECKOUT.useCredit(money(credit.used))}
          how={CHECKOUT.creditThere(money(credit.balance))}
        />
        <Way {...way} spends={false} name={CHECKOUT.keepCredit} />
      </div>
    </fieldset>
  )
}

type WayProps = Omit<CreditChoiceProps, "credit"> & { spends: boolean; amount?: number; name: string; how?: string }

const Way = ({ spends, amount, name, how, value, onChoose, disabled }: WayProps) => (
  <RadioCard
    name="credit"
    value={amount ?? ""}
    checked={value === spends}
    disabled={disabled}
    onChange={() => onChoose(spends)}
    className="items-center"
  >
    <span className="min-w-0">
      <span className="block font-medium">{name}</span>
      {how && <span className="block text-sm text-ink-soft">{how}</span>}
    </span>
  </RadioCard>
)
