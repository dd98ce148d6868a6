import type { Address } from "@haat/accounts/contract"
import type { Order } from "@haat/checkout/contract"
import type { ReactNode } from "react"
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
  if (picked && params.get("step") === "pay")
    return <PayStep address={picked} backTo={`/checkout?address=${picked.id}`} onPlaced={onPlaced} />
  return (
    <AddressStep
      addresses={addresses}
      picked={picked?.id}
      onPick={pick}
      newAddress={newAddress}
      onProceed={() => picked && setParams({ address: picked.id, step: "pay" })}
    />
  )
}
