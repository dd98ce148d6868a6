import type { Address } from "@haat/accounts/contract"
import type { Order } from "@haat/checkout/contract"
import { Link } from "react-router-dom"
import { Button, ButtonLink } from "../../components/button.tsx"
import { PaymentChoice } from "./payment-choice.tsx"
import { SummaryPanel } from "./summary-panel.tsx"
import { type Failure, useOrderButton } from "./use-order-button.ts"

type PayStepProps = { address: Address; backTo: string; onPlaced: (order: Order) => void }

/** How to pay, and the button that orders. */
export function PayStep({ address, backTo, onPlaced }: PayStepProps) {
  const { place, busy, failure } = useOrderButton(onPlaced)
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div className="space-y-8">
        {failure && <FailureNote failure={failure} />}
        <PaymentChoice />
        <section aria-labelledby="deliver-to">
          <h2 id="deliver-to" className="text-xl font-semibold">
            Deliver to
          </h2>
          <p className="mt-2 text-ink-soft">
            {[address.address_1, address.address_2, address.city, `${address.province} ${address.postal_code}`]
              .filter(Boolean)
              .join(", ")}
          </p>
          <Link to={backTo} className="mt-1 inline-block font-medium text-brand underline">
            Change address
          </Link>
        </section>
      </div>
      <SummaryPanel address_id={address.id}>
        {(total) => (
          <>
            <Button
              size="lg"
              busy={busy}
              disabled={total === undefined && !busy}
              onClick={() =>
                total !== undefined && place({ address_id: address.id, payment_method: "cod", expected_total: total })
              }
            >
              Place Order
            </Button>
            <ButtonLink size="lg" variant="secondary" to="/cart">
              Cancel
            </ButtonLink>
          </>
        )}
      </SummaryPanel>
    </div>
  )
}

function FailureNote({ failure }: { failure: Failure }) {
  return (
    <div role="alert" className="rounded-lg bg-bad-soft p-5">
      <p className="font-semibold text-bad">{failure.title}</p>
      <p className="mt-1">{failure.message}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink size="sm" variant="secondary" to="/cart">
          See your cart
        </ButtonLink>
        <ButtonLink size="sm" variant="secondary" to="/orders">
          See your orders
        </ButtonLink>
      </div>
    </div>
  )
}
