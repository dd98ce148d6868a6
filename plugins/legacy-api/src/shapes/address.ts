import { MAX_ADDRESSES, NewAddress, TOO_MANY_ADDRESSES } from "@haat/accounts/contract"
import { z } from "zod"
import { toCountryCode } from "../translate/country"

/** An address as clients send it. */
export const AddressGiven = z.object({
  addressLine1: NewAddress.shape.address_1,
  addressLine2: z
    .string("Address Line 2 must be text")
    .trim()
    .max(200, "Address Line 2 is too long")
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "Address Line 2 contains characters that cannot be used")
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
export type AddressGiven = z.output<typeof AddressGiven>

export const AddressesGiven = z
  .array(AddressGiven, "Addresses must be a list")
  .max(MAX_ADDRESSES, TOO_MANY_ADDRESSES)
  .describe(
    "The new list, at most four; it replaces the old one, with `type` as it is. Exactly one of the list is the default: the first with `isDefault` wins, the others are kept without it; where none has it, the first is the default.",
  )

/** Where an order goes, as replies say it. */
export const OrderAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
})

/** A saved address, as replies say it. */
export const Address = OrderAddress.extend({ isDefault: z.boolean(), type: z.enum(["shipping", "billing"]) })
