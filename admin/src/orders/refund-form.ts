import { toPaise } from "@haat/http/money"
import {
  amountOfPieces,
  type Refundable,
  type RefundableLine,
  type RefundOrder,
  type RefundSource,
  sourcesOf,
  withinLeft,
} from "@haat/medusa-payment-razorpay/contract"
import type { ZodType } from "zod"

/** What is typed into the form of a refund. `pieces` by the line's place: a line's id may have points in it. */
export type RefundForm = {
  by: "items" | "amount"
  /** in rupees */
  amount: number | null
  delivery: boolean
  pieces: Record<string, number | null | undefined>
  way: "source" | "credit"
  reason: string
  reference: string
}

const keyOf = ({ lines }: Refundable, line: RefundableLine) => `p${lines.indexOf(line)}`
export const pieceField = (refundable: Refundable, line: RefundableLine) => `pieces.${keyOf(refundable, line)}`

const piecesOf = (form: RefundForm, refundable: Refundable) =>
  refundable.lines.flatMap((line) => {
    const quantity = form.pieces?.[keyOf(refundable, line)] ?? 0
    return quantity ? [{ line, quantity }] : []
  })

/** What the form comes to, in paise, as the server will have it. */
export function paiseOf(form: RefundForm, refundable: Refundable): number {
  if (form.by === "amount") return toPaise(form.amount ?? 0)
  const goods = piecesOf(form, refundable).map(({ line, quantity }) => amountOfPieces(line, quantity))
  const amounts = form.delivery ? [...goods, refundable.delivery_paise] : goods
  return withinLeft(amounts, refundable.left_paise).reduce((sum, paise) => sum + paise, 0)
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
  const lines = piecesOf(form, refundable).map(({ line, quantity }) => ({ line_id: line.line_id, quantity }))
  return {
    expected_left_paise: refundable.left_paise,
    reason,
    ...(form.by === "amount" ? { amount: amount ?? undefined } : { lines, delivery }),
    ...(needsReference && { reference }),
    ...(form.way === "credit" && { as_credit: true }),
  }
}

/** What the contract has to say against it, one sentence for each field; undefined when it may be sent. */
export function mistakesOf(contract: ZodType, request: object): Record<string, string> | undefined {
  const { error } = contract.safeParse(request)
  return error && Object.fromEntries(error.issues.map(({ path, message }) => [path.join("."), message]).reverse())
}
