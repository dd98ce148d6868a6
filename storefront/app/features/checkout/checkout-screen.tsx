import type { Address } from "@haat/accounts/contract"
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button.tsx"
import { AddressStep } from "./address-step.tsx"
import { CHECKOUT } from "./messages.ts"
import { PayStep } from "./pay-step.tsx"
import { OrderPlaced, PaymentStatus } from "./payment-status.tsx"
import { pickAddress } from "./pick-address.ts"
import { useWatchedPayment } from "./use-watched-payment.ts"

/** An order paid online is known by its id alone. */
type Placed = { id: string; display_id?: number }

type CheckoutScreenProps = {
  addresses: Address[]
  /** a form for one more address, or null when there can be no more; `onDone` is called with its id, without one when canceled */
  newAddress: ((onDone: (id?: string) => void) => ReactNode) | null
  /** navigates to the next page; until it is there, this one shows that the order is placed */
  onPlaced: (order: Placed) => void
}

/** First the address, then the payment, then its status. The step is in the address, so that Back and reload work. */
export function CheckoutScreen({ addresses, newAddress, onPlaced }: CheckoutScreenProps) {
  const [params, setParams] = useSearchParams()
  const picked = pickAddress(addresses, params)

  const pick = (id: string) => setParams({ address: id }, { replace: true, preventScrollReset: true })
  const screen = useRef<HTMLDivElement>(null)
  const [isPlaced, setPlaced] = useState(false)
  const finish = useCallback(
    (order: Placed) => {
      setPlaced(true)
      onPlaced(order)
    },
    [onPlaced],
  )
  const { outcome, isLoading } = useWatchedPayment(useCallback((id) => finish({ id }), [finish]))
  const isSettling = isPlaced || isLoading || (outcome !== undefined && outcome.state !== "open")
  const paying = picked !== undefined && params.get("step") === "pay"
  const view = isSettling ? "payment" : paying ? "pay" : "address"
  const shown = useRef(view)
  useEffect(() => {
    // the button that had the focus has been removed
    if (shown.current !== view) screen.current?.focus()
    shown.current = view
  }, [view])

  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {isPlaced ? (
        // the cart is empty now: no summary is loaded while the next page is loading
        <OrderPlaced />
      ) : isSettling ? (
        <PaymentStatus outcome={outcome}>
          <ButtonLink size="sm" variant="secondary" to="/orders">
            {CHECKOUT.seeOrders}
          </ButtonLink>
        </PaymentStatus>
      ) : paying ? (
        <PayStep address={picked} addresses={addresses} backTo={`/checkout?address=${picked.id}`} onPlaced={finish} />
      ) : (
        <AddressStep addresses={addresses} picked={picked?.id} onPick={pick} newAddress={newAddress} />
      )}
    </div>
  )
}
