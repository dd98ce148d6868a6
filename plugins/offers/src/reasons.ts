import type { CodeReason } from "@haat/checkout/contract"
import { type ErrorEntry, type ErrorParams, errorReply } from "@haat/sdk/errors"
import { inRupees } from "@haat/sdk/money"
import type { Rejection } from "./effect/rule"
import { OFFER_ERRORS } from "./errors"

/** Reason for people why an offer gives no discount. @param offer its code, or its name */
export function reasonOf(rejection: Rejection, offer: string, nameOf: (offer_id: string) => string): CodeReason {
  if (rejection.why === "min_amount")
    return say(OFFER_ERRORS.code_min_amount, { offer, missing: inRupees(rejection.missing_paise) })
  if (rejection.why === "too_few_pieces")
    return say(OFFER_ERRORS.code_too_few_pieces, { offer, missing: rejection.missing })
  if (rejection.why === "better") return say(OFFER_ERRORS.code_better_offer, { offer, better: nameOf(rejection.by) })
  if (rejection.why === "not_for_these") return say(OFFER_ERRORS.code_not_for_these, { offer })
  return say(OFFER_ERRORS.code_nothing_left, { offer })
}

/** A line of the catalogue of errors, as a reply tells it. */
export const say: (entry: ErrorEntry, params: ErrorParams) => CodeReason = errorReply
