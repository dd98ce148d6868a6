import { readGstin, readUin, usualGstin } from "@haat/places/gstin"
import { toAsciiDigits } from "@haat/sdk/digits"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { recordId } from "@haat/sdk/record-id"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"
import { SentOrderFields } from "./order-fields"
import { ExpectedTotal, SpentCredit } from "./seen-amounts"

const PAYMENT_METHODS = ["cod"] as const

const UNKNOWN_ADDRESS = says(FORM_ERRORS.unknown_address)
const KnownAddressId = recordId(UNKNOWN_ADDRESS, UNKNOWN_ADDRESS)

/**
 * GSTIN of a registered buyer, with its state and its check character, or a UIN; empty or left out for all other
 * buyers.
 */
export const BuyerGstin = z
  .string(says(CHECKOUT_FORM_ERRORS.gstin_rule))
  .overwrite(usualGstin)
  .refine(
    (gstin) => gstin === "" || readGstin(gstin) !== null || readUin(gstin) !== null,
    says(CHECKOUT_FORM_ERRORS.gstin_rule),
  )
  .optional()

/** Billing address among the shopper's addresses; by default the shipping address. */
export const BillingAddressId = KnownAddressId.optional()

const PlaceOrderFields = z.object({
  /**
   * cart of the summary that the shopper saw, so that a repeated request is rejected as ordered already; the open cart
   * by default
   */
  cart_id: recordId("cart_id is missing", "cart_id is not the id of a cart").optional(),
  address_id: recordId(says(FORM_ERRORS.pick_address), UNKNOWN_ADDRESS),
  /** left out for an order that costs nothing */
  payment_method: z.enum(PAYMENT_METHODS, says(CHECKOUT_FORM_ERRORS.pick_payment)).optional(),
  expected_total: ExpectedTotal,
  credit: SpentCredit,
  gstin: BuyerGstin,
  billing_address_id: BillingAddressId,
  fields: SentOrderFields,
  /** mailed code that a first cash order may need */
  code: z
    .string(says(CHECKOUT_FORM_ERRORS.code_rule))
    .overwrite((code) => toAsciiDigits(code).replace(/\s/g, ""))
    .regex(/^\d{6}$/, says(CHECKOUT_FORM_ERRORS.code_rule))
    .optional(),
})

export const PlaceOrder = PlaceOrderFields.refine(
  ({ payment_method, expected_total }) => payment_method !== undefined || expected_total === 0,
  { ...says(CHECKOUT_FORM_ERRORS.pick_payment), path: ["payment_method"] },
)
export type PlaceOrder = z.infer<typeof PlaceOrder>

/** Query of the checkout summary. */
export const SummaryQuery = z.object({
  address_id: KnownAddressId.optional(),
})
export type SummaryQuery = z.infer<typeof SummaryQuery>
