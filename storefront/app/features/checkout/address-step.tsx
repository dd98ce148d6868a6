import type { Address } from "@haat/accounts/contract"
import { type ReactNode, useState } from "react"
import { Button, ButtonLink } from "../../components/button.tsx"
import { AddressPicker } from "./address-picker.tsx"
import { CHECKOUT } from "./messages.ts"
import { SummaryPanel } from "./summary-panel.tsx"

type AddressStepProps = {
  addresses: Address[]
  picked: string | undefined
  onPick: (id: string) => void
  newAddress: ((onDone: (id?: string) => void) => ReactNode) | null
  onProceed: () => void
}

/** The first step: the address, the summary for it, and the buttons to proceed or cancel. */
export function AddressStep({ addresses, picked, onPick, newAddress, onProceed }: AddressStepProps) {
  const [adding, setAdding] = useState(addresses.length === 0)
  const [isCanceled, setCanceled] = useState(false)
  const done = (id?: string) => {
    setAdding(false)
    // the pressed button has been removed: the one in its place gets the focus
    setCanceled(id === undefined)
    if (id) onPick(id)
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div>
        {addresses.length > 0 && <AddressPicker addresses={addresses} value={picked} onPick={onPick} />}
        {newAddress && !adding && (
          <Button variant="secondary" className="mt-4" autoFocus={isCanceled} onClick={() => setAdding(true)}>
            {addresses.length > 0 ? CHECKOUT.addAddress : CHECKOUT.addFirstAddress}
          </Button>
        )}
        {adding && newAddress && (
          <section aria-labelledby="new-address" className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-6">
            <h2 id="new-address" className="mb-4 text-xl font-semibold">
              {CHECKOUT.newAddress}
            </h2>
            {newAddress(done)}
          </section>
        )}
      </div>
      <SummaryPanel address_id={picked}>
        {(total) => (
          <>
            <Button size="lg" disabled={total === undefined} onClick={onProceed}>
              {CHECKOUT.proceed}
            </Button>
            <ButtonLink size="lg" variant="secondary" to="/cart">
              {CHECKOUT.cancel}
            </ButtonLink>
          </>
        )}
      </SummaryPanel>
    </div>
  )
}
