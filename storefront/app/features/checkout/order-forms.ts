import { collectOrderFields, type Order, type PlaceOrder } from "@haat/checkout/contract"
import { errorSentence } from "../../lib/backend/error-sentence.ts"
import { FetchError, isClientError } from "../../lib/backend/sdk.ts"
import type { FormHandler } from "../../lib/forms/form-action.ts"
import { CHECKOUT } from "./messages.ts"
import { listProblems, readFieldErrors } from "./rejected-fields.ts"

/** Joins sentences to one text; most of the errors' sentences have no mark at their end. */
const joinSentences = (sentences: string[]) =>
  sentences
    .map((sentence, at) => {
      if (at === sentences.length - 1 || /[.।?!]$/.test(sentence)) return sentence
      return `${sentence}${/\p{Script=Devanagari}/u.test(sentence) ? "।" : "."}`
    })
    .join(" ")

/** Places an order that is paid on delivery, or costs nothing; the backend checks the fields. */
const order: FormHandler = async ({ values, call }) => {
  const { payment, cart_id, address_id, expected_total, credit, gstin, billing_address_id, code } = values
  if (payment === "online") throw new FetchError(400, CHECKOUT.onlineNeedsJavaScript)
  const body: PlaceOrder = {
    address_id,
    expected_total: Number(expected_total),
    payment_method: "cod",
    ...(cart_id && { cart_id }),
    ...(credit && { credit: Number(credit) }),
    ...(gstin && { gstin }),
    ...(gstin && billing_address_id && { billing_address_id }),
    ...(code && { code }),
    fields: collectOrderFields(Object.entries(values)),
  }
  try {
    const placed = await call<{ order: Order }>("/store/checkout", { body })
    return `/orders?opened=${placed.order.id}`
  } catch (error) {
    // the form was sent twice, and the reply that named the order is lost
    if (error instanceof FetchError && error.code === "already_ordered") return "/orders"
    if (listProblems(error).length) {
      const sentences = await Promise.all(listProblems(error).map(errorSentence))
      return { message: joinSentences(sentences), errors: await readFieldErrors(error) }
    }
    if (isClientError(error)) throw error
    console.error("It is unknown whether an order was placed", error)
    return { message: CHECKOUT.mayBePlaced }
  }
}

/** A button of the order's form: what was typed and chosen in it stays. */
const mailCodCode: FormHandler = async ({ values, call }) => {
  await call("/store/checkout/cod-code", { body: {} })
  return { done: CHECKOUT.codCodeSent, values }
}

/** Handlers of checkout's forms that a browser sends by itself. */
export const ORDER_FORMS = { order, mailCodCode }
