import type { Address as SavedAddress } from "@haat/accounts/contract"
import type { OrderAddress as PlacedAddress } from "@haat/checkout/contract"
import type { z } from "zod"
import type { Address, AddressGiven, OrderAddress } from "../shapes/address"
import { toCountryCode, toCountryName } from "./country"

type Lines = Pick<SavedAddress, "address_1" | "address_2" | "city" | "province" | "postal_code" | "country_code">

/** An address in the old words. */
export const toOrderAddress = (lines: Lines | PlacedAddress): z.input<typeof OrderAddress> => ({
  addressLine1: lines.address_1,
  addressLine2: lines.address_2,
  city: lines.city,
  state: lines.province,
  postalCode: lines.postal_code,
  country: toCountryName(lines.country_code),
})

export const toAddress = (saved: SavedAddress): z.input<typeof Address> => ({
  ...toOrderAddress(saved),
  isDefault: saved.is_default,
  type: saved.type,
})

/** The lines of an address in the shop's words. */
export const fromLines = (given: AddressGiven): Lines => ({
  address_1: given.addressLine1,
  address_2: given.addressLine2 ?? "",
  city: given.city,
  province: given.state,
  postal_code: given.postalCode,
  country_code: toCountryCode(given.country) ?? "",
})

export const fromAddress = (given: AddressGiven) => ({
  ...fromLines(given),
  type: given.type ?? ("shipping" as const),
  is_default: given.isDefault ?? false,
})
