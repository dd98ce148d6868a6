import { money } from "@haat/sdk/money"
import type { LucideIcon } from "lucide-react"
import { Banknote, CreditCard } from "lucide-react"
import type { ReactNode } from "react"
import { RadioCard } from "../../components/radio-card.tsx"
import { TestModeBadge } from "../../components/test-mode-badge.tsx"
import { CHECKOUT } from "./messages.ts"

export type Method = "cod" | "online"

type PaymentChoiceProps = {
  value: Method
  onChoose: (method: Method) => void
  /** while an order or a payment is under way */
  disabled: boolean
  /** whether paying online moves no real money */
  testMode: boolean
  /** why cash on delivery cannot be chosen */
  withheld?: string
  /** fee for cash on delivery, in rupees */
  cod_fee: number
}

/** The payment methods, one to choose. */
export function PaymentChoice({ value, onChoose, disabled, testMode, withheld, cod_fee }: PaymentChoiceProps) {
  const card = { value, onChoose }
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{CHECKOUT.payment}</legend>
      <div className="mt-4 grid gap-3">
        <Card
          {...card}
          disabled={disabled || !!withheld}
          method="cod"
          icon={Banknote}
          name={CHECKOUT.cod}
          how={withheld ?? (cod_fee ? CHECKOUT.codHowFor(money(cod_fee)) : CHECKOUT.codHow)}
        />
        <Card
          {...card}
          disabled={disabled}
          method="online"
          icon={CreditCard}
          name={CHECKOUT.online}
          how={CHECKOUT.onlineHow}
          badge={testMode && <TestModeBadge />}
        />
        <noscript>
          <p className="text-sm text-ink-soft">{CHECKOUT.onlineNeedsJavaScript}</p>
        </noscript>
      </div>
    </fieldset>
  )
}

type CardProps = Omit<PaymentChoiceProps, "testMode" | "withheld" | "cod_fee"> & {
  method: Method
  icon: LucideIcon
  name: string
  how: string
  badge?: ReactNode
}

const Card = ({ method, value, onChoose, disabled, icon: Icon, name, how, badge }: CardProps) => (
  <RadioCard
    name="payment"
    value={method}
    checked={value === method}
    disabled={disabled}
    onChange={() => onChoose(method)}
    className="items-center"
  >
    <Icon className="size-6 shrink-0 text-brand" strokeWidth={1.5} />
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        {name} {badge}
      </span>
      <span className="block text-sm text-ink-soft">{how}</span>
    </span>
  </RadioCard>
)
