import { withUsualState } from "@haat/places/contract"
import type { AddressInput } from "../shapes/address"
import { toCountryCode } from "./country"
import type { Lines } from "./to-address"

/** Converts an address of the old calls to the shop's shape. */
export const toAddressLines = (given: AddressInput): Lines =>
  withUsualState({
    address_1: given.addressLine1,
    address_2: given.addressLine2 ?? "",
    city: given.city,
    province: given.state,
    postal_code: given.postalCode,
    country_code: toCountryCode(given.country) ?? "",
  })

export const toSavedAddress = (given: AddressInput) => ({
  ...toAddressLines(given),
  type: given.type ?? ("shipping" as const),
  is_default: given.isDefault ?? false,
})
