import type { Address as SavedAddress } from "@haat/accounts/contract"
import type { OrderAddress as PlacedAddress } from "@haat/checkout/contract"
import type { z } from "zod"
import type { Address, OrderAddress } from "../shapes/address"
import { toCountryName } from "./country-name"

export type Lines = Pick<SavedAddress, "address_1" | "address_2" | "city" | "province" | "postal_code" | "country_code">

/** Converts an address to the shape of the old calls. */
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
