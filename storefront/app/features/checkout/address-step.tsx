import type { Address } from "@haat/accounts/contract"
import { type FormEvent, type ReactNode, useState } from "react"
import { Form } from "react-router-dom"
import { Button } from "../../components/button.tsx"
import { RadioCard } from "../../components/radio-card.tsx"
import { CHECKOUT } from "./messages.ts"
import { recipientLine } from "./recipient-line.ts"
import { SummaryPanel } from "./summary-panel.tsx"

type AddressStepProps = {
  addresses: Address[]
  picked: string | undefined
  onPick: (id: string) => void
  newAddress: ((onDone: (id?: string) => void) => ReactNode) | null
}

const PICK_FORM = "pick-address"

/** The first step: the address, the summary for it, and the buttons to proceed or cancel. */
export function AddressStep({ addresses, picked, onPick, newAddress }: AddressStepProps) {
  const [isAdding, setAdding] = useState(addresses.length === 0)
  const [isCanceled, setCanceled] = useState(false)
  const startAdding = (event: FormEvent) => {
    event.preventDefault()
    setAdding(true)
  }
  const done = (id?: string) => {
    setAdding(false)
    // the pressed button has been removed: the one in its place gets the focus
    setCanceled(id === undefined)
    if (id) onPick(id)
  }
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-10">
      <div>
        {addresses.length > 0 && (
          <Form id={PICK_FORM} action="/checkout">
            <AddressPicker addresses={addresses} picked={picked} onPick={onPick} />
            <noscript>
              <Button type="submit" variant="secondary" className="mt-4">
                {CHECKOUT.showSummary}
              </Button>
            </noscript>
          </Form>
        )}
        {newAddress && !isAdding && (
          <Form action="/updateAddress" onSubmit={startAdding} className="mt-4">
            <input type="hidden" name="next" value="/checkout" />
            <Button type="submit" variant="secondary" autoFocus={isCanceled}>
              {addresses.length > 0 ? CHECKOUT.addAddress : CHECKOUT.addFirstAddress}
            </Button>
          </Form>
        )}
        {isAdding && newAddress && (
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
          <Button type="submit" form={PICK_FORM} name="step" value="pay" size="lg" disabled={total === undefined}>
            {CHECKOUT.proceed}
          </Button>
        )}
      </SummaryPanel>
    </div>
  )
}

/** The shopper's addresses, one to pick. */
function AddressPicker({ addresses, picked, onPick }: Omit<AddressStepProps, "newAddress">) {
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{CHECKOUT.deliveryAddress}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === picked}
            onChange={() => onPick(address.id)}
            className="[&>input]:mt-1"
          >
            <span className="min-w-0 text-sm leading-relaxed wrap-anywhere">
              {recipientLine(address) && <span className="block font-medium">{recipientLine(address)}</span>}
              <span className="block font-medium">{address.address_1}</span>
              {address.address_2 && <span className="block">{address.address_2}</span>}
              <span className="block">
                {address.city}, {address.province} {address.postal_code}
              </span>
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
