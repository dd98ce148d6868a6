import { expect, it, vi } from "vitest"
import { FetchError } from "../../lib/backend/sdk.ts"
import { CHECKOUT } from "./messages.ts"
import { ORDER_FORMS } from "./order-forms.ts"

/** Sends the form of the pay step. @returns where it leads, and the order that the backend has received */
async function order(values: Record<string, string>, failure?: Error) {
  const sent: unknown[] = []
  const call = async <Reply>(path: string, { body }: { body?: object } = {}) => {
    sent.push([path, body])
    if (failure) throw failure
    return { order: { id: "order_7" } } as Reply
  }
  const request = new Request("http://shop.test/checkout?step=pay", { method: "POST" })
  return { result: await ORDER_FORMS.order({ values, params: {}, request, call }), sent }
}

const CASH = { payment: "cod", address_id: "cuaddr_1", expected_total: "354.5", credit: "", gstin: "" }

it("orders for the total that was shown, and redirects to the order", async () => {
  const { result, sent } = await order({ ...CASH, billing_address_id: "cuaddr_2" })
  expect(result).toBe("/orders?opened=order_7")
  expect(sent).toEqual([["/store/checkout", { address_id: "cuaddr_1", expected_total: 354.5, payment_method: "cod" }]])
})

it("uses store credit, and bills a business to its chosen address", async () => {
  const choices = { credit: "120", gstin: "29AAPFU0939F1ZR", billing_address_id: "cuaddr_2", code: "123456" }
  const { sent } = await order({ ...CASH, ...choices })
  expect(sent).toMatchObject([["/store/checkout", { ...choices, credit: 120 }]])
})

it("says that paying online needs JavaScript", async () => {
  await expect(order({ ...CASH, payment: "online" })).rejects.toThrow("Paying online needs JavaScript")
})

it("leads to the orders when the same cart was ordered by an earlier click", async () => {
  const twice = new FetchError(409, "This cart has already been ordered", "already_ordered")
  const { result, sent } = await order({ ...CASH, cart_id: "cart_1" }, twice)
  expect(result).toBe("/orders")
  expect(sent).toMatchObject([["/store/checkout", { cart_id: "cart_1" }]])
})

it.each([new TypeError("fetch failed"), new FetchError(504, ""), new FetchError(500, "")])(
  "says that the order may have been placed after %s",
  async (failure) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {})
    const { result } = await order(CASH, failure)
    expect(log).toHaveBeenCalled()
    log.mockRestore()
    expect(result).toEqual({ message: CHECKOUT.mayBePlaced })
  },
)

it("says why the shop has rejected an order", async () => {
  await expect(order(CASH, new FetchError(409, "The total is ₹400 now"))).rejects.toThrow("The total is ₹400 now")
})

it("says all reasons of plugins, and those about a field beside it", async () => {
  const problems = [
    { plugin: "cards", code: "card_too_long", params: {}, message: "The card is too long", field: "cards.text" },
    { plugin: "wraps", code: "no_paper", params: {}, message: "There is no paper" },
  ]
  const reply = { problems, errors: { "cards.text": "The card is too long" } }
  const { result } = await order(CASH, new FetchError(409, "The card is too long", "card_too_long", reply))
  expect(result).toEqual({
    message: "The card is too long. There is no paper",
    errors: { "cards.text": "The card is too long" },
  })
})

it.each([
  [["The card is too long.", "There is no paper"], "The card is too long. There is no paper"],
  [["कार्ड बहुत लंबा है", "काग़ज़ नहीं है"], "कार्ड बहुत लंबा है। काग़ज़ नहीं है"],
  [["कार्ड बहुत लंबा है।", "काग़ज़ नहीं है।"], "कार्ड बहुत लंबा है। काग़ज़ नहीं है।"],
])("joins the reasons %j with one mark between two sentences", async (messages, text) => {
  const problems = messages.map((message) => ({ plugin: "cards", code: "not_possible", params: {}, message }))
  const { result } = await order(CASH, new FetchError(409, messages[0], "not_possible", { problems }))
  expect(result).toMatchObject({ message: text })
})

it("mails a code, and keeps what was typed and chosen", async () => {
  const request = new Request("http://shop.test/checkout?step=pay", { method: "POST" })
  const values = { ...CASH, gstin: "29AAPFU0939F1ZR" }
  const call = async <Reply>() => ({}) as Reply
  expect(await ORDER_FORMS.mailCodCode({ values, params: {}, request, call })).toEqual({
    ...{ done: CHECKOUT.codCodeSent, values },
  })
})
