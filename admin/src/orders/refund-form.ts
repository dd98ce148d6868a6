import {
  type PiecesQuote,
  type QuotePieces,
  type Refundable,
  type RefundOrder,
  type RefundSource,
  sourcesOf,
} from "@haat/payments/contract"
import { toPaise } from "@haat/sdk/money"
import type { ZodType } from "zod"
import { type Pieces, selectedLines } from "./pieces"

export type RefundForm = {
  by: "items" | "amount"
  amount: number | null
  delivery: boolean
  sendAnyway?: boolean
  pieces: Pieces
  way: "source" | "credit"
  reason: string
  reference: string
}

/** Returns the request for a quote; null for a typed amount, and while nothing is chosen. */
export function piecesToQuote(form: RefundForm, refundable: Refundable): QuotePieces | null {
  const { by, delivery, sendAnyway, way } = form
  const lines = selectedLines(form.pieces, refundable.lines)
  if (by === "amount" || (!lines.length && !delivery)) return null
  return {
    purpose: "refund",
    lines,
    delivery,
    ...(sendAnyway && { send_anyway: true }),
    ...(way === "credit" && { as_credit: true }),
  }
}

/** Returns the total of the form in paise, and whether a part of it is transferred by hand. */
export function refundTotal(form: RefundForm, refundable: Refundable, quote: PiecesQuote | undefined) {
  if (form.by === "amount") {
    const paise = toPaise(form.amount ?? 0)
    return { paise, inCash: isInCash(paise, refundable.sources) }
  }
  return { paise: (quote?.source_paise ?? 0) + (quote?.credit_paise ?? 0), inCash: quote?.in_cash ?? false }
}

/** True if a part of the amount was paid in cash, and is transferred by hand. */
export const isInCash = (paise: number, sources: RefundSource[]) =>
  sourcesOf(Math.max(paise, 1), sources).some(({ in_cash }) => in_cash)

export function toRefundRequest(
  form: RefundForm,
  refundable: Refundable,
  needsReference: boolean,
): Omit<RefundOrder, "request_id"> {
  const { reason, reference, amount, delivery } = form
  const lines = selectedLines(form.pieces, refundable.lines)
  return {
    expected_left_paise: refundable.left_paise,
    reason,
    ...(form.by === "amount"
      ? { amount: amount ?? undefined }
      : { lines, delivery, ...(form.sendAnyway && { send_anyway: true }) }),
    ...(needsReference && { reference }),
    ...(form.way === "credit" && { as_credit: true }),
  }
}

/** Validates a request; returns one message for each field, or undefined when it is valid. */
export function validationErrors(contract: ZodType, request: object): Record<string, string> | undefined {
  const { error } = contract.safeParse(request)
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]).reverse())
}
