import type { Shopper, TestShop } from "@haat/testing"
import { type Buyer, buyer, put, totalOf } from "@haat/testing/buyer"
import type { PaymentWindow } from "../contract"

/** Looks at the summary, and asks to pay what it says. */
export async function open(shopper: Buyer, gstin?: string) {
  return shopper.post("/store/razorpay/payments", {
    address_id: shopper.address_id,
    expected_total: await totalOf(shopper),
    gstin,
  })
}

/** A payment that is ready to be made for one piece of this product. */
export async function readyToPay(haat: TestShop, product_id: string) {
  const shopper = await buyer(haat)
  await put(shopper, product_id)
  const { status, body } = await open(shopper)
  if (status !== 201) throw new Error(`No payment was opened: ${status} ${JSON.stringify(body)}`)
  return { shopper, window: body.payment as PaymentWindow }
}

export const verify = (shopper: Shopper, proof: object) => shopper.post("/store/razorpay/payments/verify", proof)
export const look = (shopper: Shopper, { razorpay_order_id }: { razorpay_order_id: string }) =>
  shopper.get(`/store/razorpay/payments/${razorpay_order_id}`)
