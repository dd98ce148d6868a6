/** @module-tag money */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { openSandbox } from "./index"

const folder = mkdtempSync(path.join(tmpdir(), "haat-sandbox-"))
afterAll(() => rmSync(folder, { recursive: true }))

const open = () => openSandbox({ secret: "a secret of the sandbox", backendUrl: "http://127.0.0.1:1", folder })
const authorization = `Basic ${Buffer.from("rzp_test_sandbox:a secret of the sandbox").toString("base64")}`
const ask = (sandbox: ReturnType<typeof open>, method: string, place: string, body?: object) =>
  sandbox.mounts
    .razorpay(
      new Request(`http://sandbox${place}`, {
        method,
        headers: { authorization, "content-type": "application/json" },
        body: body && JSON.stringify(body),
      }),
    )
    .then((response) => response.json())

it("knows the payments of yesterday when it is opened again, and refunds them", async () => {
  const yesterday = open()
  const order = await ask(yesterday, "POST", "/v1/orders", { amount: 34_100, currency: "INR", receipt: "payses_1" })
  await ask(yesterday, "POST", "/scenario", { webhooks: "lost" })
  const paid = await ask(yesterday, "POST", "/pay", { razorpay_order_id: order.id, how: "success" })
  await yesterday.close()

  const today = open()
  expect(await ask(today, "GET", `/v1/orders/${order.id}/payments`)).toMatchObject({
    items: [{ id: paid.razorpay_payment_id, status: "captured", amount: 34_100 }],
  })
  const refund = await ask(today, "POST", `/v1/payments/${paid.razorpay_payment_id}/refund`, {})
  expect(refund).toMatchObject({ entity: "refund", amount: 34_100, status: "processed" })
  await today.close()
})
