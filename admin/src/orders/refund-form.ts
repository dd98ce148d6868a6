import {
  type PiecesQuote,
  type QuotePieces,
  type Refundable,
  type RefundableLine,
  type RefundOrder,
  type RefundSource,
  sourcesOf,
} from "@haat/medusa-payment-razorpay/contract"
import { toPaise } from "@haat/sdk/money"
import type { ZodType } from "zod"

/** What is typed into the form of a refund. `pieces` by the line's place: a line's id may have points in it. */
export type RefundForm = {
  by: "items" | "amount"
  /** in rupees */
  amount: number | null
  delivery: boolean
  /** of pieces that have not left: they are not cancelled */
  sendAnyway?: boolean
  pieces: Record<string, number | null | undefined>
  way: "source" | "credit"
  reason: string
  reference: string
}

const keyOf = ({ lines }: Refundable, line: RefundableLine) => `p${lines.indexOf(line)}`
export const pieceField = (refundable: Refundable, line: RefundableLine) => `pieces.${keyOf(refundable, line)}`

const linesOf = (form: RefundForm, refundable: Refundable) =>
  refundable.lines.flatMap((line) => {
    const quantity = form.pieces?.[keyOf(refundable, line)] ?? 0
    return quantity ? [{ line_id: line.line_id, quantity }] : []
  })

/** What the server is asked to compute; null for an amount that is typed, and while nothing is chosen. */
export function piecesToQuote(form: RefundForm, refundable: Refundable): QuotePieces | null {
  const { by, delivery, sendAnyway, way } = form
  const lines = linesOf(form, refundable)
  if (by === "amount" || (!lines.length && !delivery)) return null
  return {
    ...{ purpose: "refund", lines, delivery },
    ...(sendAnyway && { send_anyway: true }),
    ...(way === "credit" && { as_credit: true }),
  }
}

/** What the form comes to, in paise, and whether a part of that is transferred by hand. */
export function sumOf(form: RefundForm, refundable: Refundable, quote: PiecesQuote | undefined) {
  if (form.by === "amount") {
    const paise = toPaise(form.amount ?? 0)
    return { paise, inCash: isInCash(paise, refundable.sources) }
  }
  return { paise: (quote?.source_paise ?? 0) + (quote?.credit_paise ?? 0), inCash: quote?.in_cash ?? false }
}

/** Whether a part of it was paid in cash, and is transferred by hand. */
export const isInCash = (paise: number, sources: RefundSource[]) =>
  sourcesOf(Math.max(paise, 1), sources).some(({ in_cash }) => in_cash)

/** What is sent. */
export function requestOf(
  form: RefundForm,
  refundable: Refundable,
  needsReference: boolean,
): Omit<RefundOrder, "request_id"> {
  const { reason, reference, amount, delivery } = form
  const lines = linesOf(form, refundable)
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

/** What the contract has to say against it, one sentence for each field; undefined when it may be sent. */
export function mistakesOf(contract: ZodType, request: object): Record<string, string> | undefined {
  const { error } = contract.safeParse(request)
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]).reverse())
}
