import { money } from "@haat/sdk/money"
import { Banknote, CreditCard } from "lucide-react"
import { ChoiceCard } from "../../components/radio-card.tsx"
import { TestModeBadge } from "../../components/test-mode-badge.tsx"
import { CHECKOUT } from "./messages.ts"

export type Method = "cod" | "online"

type PaymentChoiceProps = {
  value: Method
  onChoose: (method: Method) => void
  /** true when online payments move no real money */
  testMode: boolean
  /** why cash on delivery cannot be chosen */
  codWithheldReason?: string
  /** rupees that an order costs more when cash is paid on delivery */
  cashSurcharge: number
}

/** The payment methods, one to choose. */
export function PaymentChoice({ value, onChoose, testMode, codWithheldReason, cashSurcharge }: PaymentChoiceProps) {
  const radio = (method: Method) => ({
    name: "payment",
    value: method,
    checked: value === method,
    onChange: () => onChoose(method),
  })
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{CHECKOUT.payment}</legend>
      <div className="mt-4 grid gap-3">
        <ChoiceCard
          {...radio("cod")}
          disabled={!!codWithheldReason}
          icon={Banknote}
          label={CHECKOUT.cod}
          how={codWithheldReason ?? (cashSurcharge ? CHECKOUT.codHowFor(money(cashSurcharge)) : CHECKOUT.codHow)}
        />
        <ChoiceCard
          {...radio("online")}
          icon={CreditCard}
          label={
            <>
              {CHECKOUT.online} {testMode && <TestModeBadge />}
            </>
          }
          how={CHECKOUT.onlineHow}
        />
        <noscript>
          <p className="text-sm text-ink-soft">{CHECKOUT.onlineNeedsJavaScript}</p>
        </noscript>
      </div>
    </fieldset>
  )
}
