import { toAsciiDigits } from "@haat/sdk/digits"
import { z } from "zod"

const CODES = "Postal codes are six digits each, or the first two to five of all that are meant"
const MAX_RUPEES = "The most is in whole rupees, from 1 on"
const CODE = "The amount is in whole rupees"
const PARCELS = "The number of parcels is a whole number from 1 on"

/** Rules for cash on delivery, and the version they were read with. Null means no rule. */
export const SaveCodSettings = z.object({
  version: z.int("Say which version you changed"),
  /** Rupees; larger orders are paid online. */
  max_rupees: z.int(MAX_RUPEES).min(1, MAX_RUPEES).max(10_000_000, MAX_RUPEES).nullable(),
  /** Postal codes or prefixes, separated by spaces, commas or line breaks. */
  without_postal_codes: z
    .string(CODES)
    .overwrite(toAsciiDigits)
    .trim()
    .max(20_000, "These are too many postal codes")
    .regex(/^([1-9]\d{1,5}([\s,]+[1-9]\d{1,5})*)?$/, CODES),
  /** Rupees; a larger first order needs a code that is mailed to the shopper. */
  code_above_rupees: z.int(CODE).min(0, CODE).max(10_000_000, CODE).nullable(),
  /** Number of returned parcels from which a shopper has to pay online. */
  max_returned: z.int(PARCELS).min(1, PARCELS).max(1_000, PARCELS).nullable(),
})
export type SaveCodSettings = z.infer<typeof SaveCodSettings>
export type CodSettings = SaveCodSettings & { id: "shop"; updated_at: string }

/** Event for a log: cash on delivery was not offered, or rejected. */
export const COD_WITHHELD = "checkout.cod-withheld"
/** `id` is the same for the same shopper, reason and day; `reason` is a sentence. */
export type CodWithheld = { id: string; customer_id: string; reason: string }

/** Event that mails the code for a cart. `id` changes with the code. */
export const COD_CODE = "checkout.cod-code"
export type CodCode = { id: string; to: string; code: string }
