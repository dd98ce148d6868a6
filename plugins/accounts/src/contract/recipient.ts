import { says } from "@haat/sdk/message-in"
import { normalizePhone } from "@haat/sdk/phone"
import { z } from "zod"
import { ACCOUNT_FORM_ERRORS } from "../form-errors"
import { optionalName } from "./fields"

/**
 * Recipient at an address other than the shopper: for a gift, or a care-of address. Empty texts remove values; missing
 * fields stay as they are. `company` is named on the address, and on the invoice of a buyer with a GSTIN.
 */
export const recipientFields = {
  recipient_name: optionalName("recipient_name"),
  recipient_phone: z
    .string(says(ACCOUNT_FORM_ERRORS.phone_10_digits_from_6))
    .overwrite(normalizePhone)
    .regex(/^([6-9]\d{9})?$/, says(ACCOUNT_FORM_ERRORS.phone_10_digits_from_6))
    .optional(),
  company: optionalName("company"),
}

export type Recipient = { recipient_name?: string; recipient_phone?: string; company?: string }
