import { ACCOUNT_FORM_ERRORS, MAX_ADDRESSES, NewAddress } from "@haat/accounts/contract"
import { hasState, isPostalCodeOf, PLACES_FORM_ERRORS } from "@haat/places/contract"
import { says } from "@haat/sdk/message-in"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import { toCountryCode } from "../translate/country"

/** Address in requests. */
export const AddressInput = z
  .object({
    addressLine1: NewAddress.shape.address_1,
    addressLine2: z
      .string("Address Line 2 must be text")
      .trim()
      .max(200, "Address Line 2 is too long")
      .regex(STORABLE_LINE, "Address Line 2 contains characters that cannot be used")
      .nullish(),
    city: NewAddress.shape.city,
    state: NewAddress.shape.province,
    postalCode: NewAddress.shape.postal_code,
    country: z
      .string("Country is required")
      .trim()
      .min(1, "Country is required")
      .max(60, "We do not know this country")
      .refine((name) => toCountryCode(name) !== undefined, "We do not know this country")
      .describe('A country\'s English name ("India") or its two letters ("in")'),
    isDefault: z.boolean("isDefault is true or false").optional(),
    type: z.enum(["shipping", "billing"], "Type is shipping or billing").optional(),
  })
  .refine(({ country, postalCode }) => isPostalCodeOf(toCountryCode(country) ?? "", postalCode), {
    path: ["postalCode"],
    ...says(PLACES_FORM_ERRORS.postal_code_rule),
  })
  .refine(({ country, state }) => hasState({ country_code: toCountryCode(country) ?? "", province: state }), {
    path: ["state"],
    ...says(PLACES_FORM_ERRORS.choose_state),
  })
export type AddressInput = z.output<typeof AddressInput>

export const AddressListInput = z
  .array(AddressInput, "Addresses must be a list")
  .max(MAX_ADDRESSES, says(ACCOUNT_FORM_ERRORS.most_addresses, { most: MAX_ADDRESSES }))
  .describe(
    "New list of at most four addresses, which replaces the old one; `type` is kept. Exactly one address is the " +
      "default: the first with `isDefault`, else the first of the list.",
  )

/** Address of an order in replies. */
export const OrderAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
})

/** Saved address in replies. */
export const Address = OrderAddress.extend({ isDefault: z.boolean(), type: z.enum(["shipping", "billing"]) })
