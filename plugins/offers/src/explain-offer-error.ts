import { HttpError } from "@haat/sdk/server/http-error"
import { OFFER_ERRORS } from "./errors"

/** Converts a rejection by the database's rules on the uses of offers; undefined for any other error. */
export function explainOfferError(error: unknown): HttpError | undefined {
  const { constraint, detail = "" } = error as { constraint?: string; detail?: string }
  const params = { offer: detail }
  if (constraint === "haat_offer_used_up") return new HttpError(OFFER_ERRORS.code_used_up, params)
  if (constraint === "haat_offer_used_by_customer") return new HttpError(OFFER_ERRORS.code_used_by_you, params)
  if (constraint === "haat_offer_first_order") return new HttpError(OFFER_ERRORS.first_order_only, params)
}
