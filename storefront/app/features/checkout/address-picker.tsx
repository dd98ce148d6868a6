import type { Address } from "@haat/accounts/contract"
import { RadioCard } from "../../components/radio-card.tsx"
import { CHECKOUT } from "./messages.ts"
import { recipientOf } from "./recipient-of.ts"

type AddressPickerProps = {
  addresses: Address[]
  /** id of the picked address */
  value: string | undefined
  onPick: (id: string) => void
}

/** The shopper's addresses, one to pick. */
export function AddressPicker({ addresses, value, onPick }: AddressPickerProps) {
  return (
    <fieldset>
      <legend className="text-xl font-semibold">{CHECKOUT.deliveryAddress}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {addresses.map((address) => (
          <RadioCard
            key={address.id}
            name="address"
            value={address.id}
            checked={address.id === value}
            onChange={() => onPick(address.id)}
            className="[&>input]:mt-1"
          >
            <span className="min-w-0 text-sm leading-relaxed wrap-anywhere">
              {recipientOf(address) && <span className="block font-medium">{recipientOf(address)}</span>}
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
