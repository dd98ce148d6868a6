import type { Address } from "@haat/accounts/contract"
import { Select } from "../../components/select.tsx"
import { CHECKOUT } from "./messages.ts"
import { recipientLine } from "./recipient-line.ts"

/** Returns the id of the initial billing address; empty for the shipping address. */
export const defaultBilling = (addresses: Address[], shipping_id: string) => {
  const saved = addresses.find(({ type }) => type === "billing")
  return saved && saved.id !== shipping_id ? saved.id : ""
}

type BillingChoiceProps = {
  addresses: Address[]
  /** id of the shipping address */
  shipping_id: string
  /** empty for the shipping address */
  value: string
  onChoose: (id: string) => void
}

/** Chooses the address for the bill of a business. */
export const BillingChoice = ({ addresses, shipping_id, value, onChoose }: BillingChoiceProps) => (
  <Select
    label={CHECKOUT.billTo}
    name="billing_address_id"
    value={value}
    onChange={({ target }) => onChoose(target.value)}
  >
    <option value="">{CHECKOUT.billWithGoods}</option>
    {addresses
      .filter(({ id }) => id !== shipping_id)
      .map((address) => (
        <option key={address.id} value={address.id}>
          {[recipientLine(address), address.address_1, address.city].filter(Boolean).join(", ")}
        </option>
      ))}
  </Select>
)
