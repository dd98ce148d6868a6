import { usualPostalCode, withUsualState } from "@haat/places/contract"
import type { CustomerAddressDTO } from "@medusajs/framework/types"
import type { Address, NewAddress } from "./contract"
import { toRecipient, toRecipientColumns } from "./recipient"

/** An address as Medusa's Customer Module keeps it. */
export const toCustomerAddress = (address: NewAddress) => {
  const { type, is_default, recipient_name, recipient_phone, company, ...lines } = address
  return {
    ...lines,
    ...toRecipientColumns(address),
    is_default_shipping: is_default,
    metadata: { type },
  }
}

/** An address as the contract shows it; its state and postal code as usual, also where it was saved before that was a rule. */
export const toAddress = (saved: CustomerAddressDTO): Address =>
  withUsualState({
    id: saved.id,
    address_1: saved.address_1 ?? "",
    address_2: saved.address_2 ?? "",
    city: saved.city ?? "",
    province: saved.province ?? "",
    postal_code: usualPostalCode(saved.postal_code ?? ""),
    country_code: saved.country_code ?? "",
    type: saved.metadata?.type === "billing" ? "billing" : "shipping",
    is_default: saved.is_default_shipping,
    ...toRecipient(saved),
  })
