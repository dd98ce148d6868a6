import { usualPostalCode, withUsualState } from "@haat/places/contract"
import type { Address } from "./contract"
import type { SavedAddress } from "./modules/profiles/queries/addresses"
import { toRecipient } from "./recipient"

/**
 * Converts a saved address to the contract's shape. Old rows get the usual spelling of their state and postal code.
 */
export const toAddress = (saved: SavedAddress): Address =>
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
