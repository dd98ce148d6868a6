import type { CheckoutSummary } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import { ChoiceCard } from "../../components/radio-card.tsx"
import { CHECKOUT } from "./messages.ts"

type CreditChoiceProps = {
  credit: NonNullable<CheckoutSummary["credit"]>
  value: boolean
  onChoose: (usesCredit: boolean) => void
}

/**
 * Chooses whether store credit is spent on the order before anything else: two options, so that no box is ticked
 * beforehand.
 */
export const CreditChoice = ({ credit: { used, balance }, value, onChoose }: CreditChoiceProps) => (
  <fieldset>
    <legend className="text-xl font-semibold">{CHECKOUT.storeCredit}</legend>
    <div className="mt-4 grid gap-3">
      <ChoiceCard
        name="credit"
        value={used}
        checked={value}
        onChange={() => onChoose(true)}
        label={CHECKOUT.useCredit(money(used))}
        how={CHECKOUT.creditThere(money(balance))}
      />
      <ChoiceCard
        name="credit"
        value=""
        checked={!value}
        onChange={() => onChoose(false)}
        label={CHECKOUT.keepCredit}
      />
    </div>
  </fieldset>
)
