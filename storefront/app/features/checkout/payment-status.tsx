import type { PaymentOutcome } from "@haat/payments/contract"
import { CircleCheck, RotateCcw } from "lucide-react"
import type { ReactNode } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { COMMON } from "../../components/messages.ts"
import { Spinner } from "../../components/spinner.tsx"
import { CHECKOUT } from "./messages.ts"
import { watchedPayment } from "./watched-payment.ts"

type PaymentStatusProps = {
  /** undefined while it is loading */
  outcome: PaymentOutcome | undefined
  /** links for the meantime */
  children?: ReactNode
}

/** The status of a payment after its window has closed. */
export function PaymentStatus({ outcome, children }: PaymentStatusProps) {
  switch (outcome?.state) {
    case undefined:
      return <Card icon={<Spinner className="text-2xl" />} title={CHECKOUT.checking} />
    case "confirming":
      return (
        <Card icon={<Spinner className="text-2xl" />} title={CHECKOUT.confirming} text={CHECKOUT.confirmingHow}>
          {children}
        </Card>
      )
    case "ordered":
      return <OrderPlaced />
    case "refunding":
    case "refunded":
      return (
        <Card
          icon={<RotateCcw className="size-6" />}
          title={CHECKOUT.notOrdered}
          text={`${CHECKOUT.moneyBack[outcome.state](outcome.reason?.message)} ${CHECKOUT[outcome.state]}`}
        >
          <ButtonLink size="sm" to="/cart" onClick={watchedPayment.clear}>
            {CHECKOUT.goToCart}
          </ButtonLink>
          <Button size="sm" variant="secondary" onClick={watchedPayment.clear}>
            {COMMON.close}
          </Button>
        </Card>
      )
    case "open":
      return null
  }
}

/** Shown when the order is placed, however it is paid. */
export const OrderPlaced = () => <Card icon={<CircleCheck className="size-6" />} title={CHECKOUT.placed} />

type CardProps = { icon: ReactNode; title: string; text?: string; children?: ReactNode }

const Card = ({ icon, title, text, children }: CardProps) => (
  <section
    aria-label={CHECKOUT.payment}
    className="mt-6 flex gap-4 rounded-lg border border-line bg-surface p-5 sm:p-6"
  >
    <span className="mt-0.5 shrink-0 text-brand">{icon}</span>
    <div className="min-w-0">
      <div role="status">
        <p className="text-xl font-semibold">{title}</p>
        {text && <p className="mt-2 max-w-prose text-ink-soft">{text}</p>}
      </div>
      {children && <div className="mt-5 flex flex-wrap gap-3">{children}</div>}
    </div>
  </section>
)
