import type { Address } from "@haat/accounts/contract"
import type { Order } from "@haat/checkout/contract"
import { type ReactNode, useEffect, useRef } from "react"
import { useSearchParams } from "react-router-dom"
import { AddressStep } from "./address-step.tsx"
import { PayStep } from "./pay-step.tsx"

type CheckoutScreenProps = {
  addresses: Address[]
  /** a form for one more address, or null when there can be no more; `onDone` gets its id, nothing when given up */
  newAddress: ((onDone: (id?: string) => void) => ReactNode) | null
  onPlaced: (order: Order) => void
}

/** First the address, then the payment. Where one is stands in the address bar, so Back and reload do what they say. */
export function CheckoutScreen({ addresses, newAddress, onPlaced }: CheckoutScreenProps) {
  const [params, setParams] = useSearchParams()
  const asked = params.get("address")
  const usual = addresses.find((address) => address.is_default) ?? addresses[0]
  const picked = addresses.find((address) => address.id === asked) ?? usual

  const pick = (id: string) => setParams({ address: id }, { replace: true, preventScrollReset: true })
  const screen = useRef<HTMLDivElement>(null)
  const paying = picked !== undefined && params.get("step") === "pay"
  const shown = useRef(paying)
  useEffect(() => {
    // the button that led here is gone, and the focus with it
    if (shown.current !== paying) screen.current?.focus()
    shown.current = paying
  }, [paying])

  return (
    <div ref={screen} tabIndex={-1} className="outline-none">
      {paying ? (
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
