import type { Address } from "@haat/accounts/contract"
import { type ReactNode, useCallback, useEffect, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../components/button.tsx"
import { AddressStep } from "./address-step.tsx"
import { CHECKOUT } from "./messages.ts"
import { PayStep } from "./pay-step.tsx"
import { PaymentStatus } from "./payment-status.tsx"
import { useWatchedPayment } from "./use-watched-payment.ts"

type CheckoutScreenProps = {
  addresses: Address[]
  /** a form for one more address, or null when there can be no more; `onDone` gets its id, nothing when given up */
  newAddress: ((onDone: (id?: string) => void) => ReactNode) | null
  /** an order paid online is known by its id alone */
  onPlaced: (order: { id: string; display_id?: number }) => void
}

/** First the address, then the payment, then what becomes of it. Where one is stands in the address bar, so Back and reload do what they say. */
export function CheckoutScreen({ addresses, newAddress, onPlaced }: CheckoutScreenProps) {
  const [params, setParams] = useSearchParams()
  const asked = params.get("address")
  const usual = addresses.find((address) => address.is_default) ?? addresses[0]
  const picked = addresses.find((address) => address.id === asked) ?? usual

  const pick = (id: string) => setParams({ address: id }, { replace: true, preventScrollReset: true })
  const screen = useRef<HTMLDivElement>(null)
  const { outcome, isLooking } = useWatchedPayment(useCallback((id) => onPlaced({ id }), [onPlaced]))
  const isSettling = isLooking || (outcome !== undefined && outcome.state !== "open")
  const paying = picked !== undefined && params.get("step") === "pay"
  const view = isSettling ? "payment" : paying ? "pay" : "address"
  const shown = useRef(view)
  useEffect(() => {
    // the button that led here is gone, and the focus with it
    if (shown.current !== view) screen.current?.focus()
    shown.current = view
  }, [view])

  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {isSettling ? (
        <PaymentStatus outcome={outcome}>
          <ButtonLink size="sm" variant="secondary" to="/orders">
            {CHECKOUT.seeOrders}
          </ButtonLink>
        </PaymentStatus>
      ) : paying ? (
        <PayStep address={picked} backTo={`/checkout?address=${picked.id}`} onPlaced={onPlaced} />
      ) : (
        <AddressStep
          addresses={addresses}
          picked={picked?.id}
          onPick={pick}
          newAddress={newAddress}
          onProceed={() => picked && setParams({ address: picked.id, step: "pay" })}
        />
      )}
    </div>
  )
}
