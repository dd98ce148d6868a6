import { expect, it } from "vitest"
import { ORDER_FORMS } from "./order-forms.ts"

/** Sends the form of the pay step. @returns where it leads, and the order that the backend has received */
async function order(values: Record<string, string>) {
  const sent: unknown[] = []
  const call = async <Reply>(path: string, { body }: { body?: object } = {}) => {
    sent.push([path, body])
    return { order: { id: "order_7" } } as Reply
  }
  const request = new Request("http://shop.test/checkout?step=pay", { method: "POST" })
  return { result: await ORDER_FORMS.order({ values, params: {}, request, call }), sent }
}

const CASH = { payment: "cod", address_id: "cuaddr_1", expected_total: "354.5", credit: "", gstin: "" }

it("orders for the total that was seen, and leads to the order", async () => {
  const { result, sent } = await order({ ...CASH, billing_address_id: "cuaddr_2" })
  expect(result).toBe("/orders?opened=order_7")
  expect(sent).toEqual([["/store/checkout", { address_id: "cuaddr_1", expected_total: 354.5, payment_method: "cod" }]])
})

it("spends store credit, and bills a business to the address that it chose", async () => {
  const choices = { credit: "120", gstin: "29AAPFU0939F1ZR", billing_address_id: "cuaddr_2", code: "123456" }
  const { sent } = await order({ ...CASH, ...choices })
  expect(sent).toMatchObject([["/store/checkout", { ...choices, credit: 120 }]])
})

it("says that paying online needs JavaScript", async () => {
  await expect(order({ ...CASH, payment: "online" })).rejects.toThrow("Paying online needs JavaScript")
})
