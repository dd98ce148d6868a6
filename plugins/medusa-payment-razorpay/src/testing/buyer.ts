import type { Shopper, TestShop } from "@haat/testing"
import type { PaymentWindow } from "../contract"

const HOME = {
  address_1: "12 Fergusson College Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

export type Buyer = Shopper & { address_id: string }

/** Somebody with an address in Pune. */
export async function buyer(haat: TestShop): Promise<Buyer> {
  const shopper = await haat.shopper()
  const { body } = await shopper.post("/store/addresses", HOME)
  return Object.assign(shopper, { address_id: body.address.id as string })
}

export const put = (shopper: Shopper, product_id: string, quantity = 1) =>
  shopper.post("/store/cart/lines", { product_id, quantity })

/** Looks at the summary, and asks to pay what it says. */
export async function open(shopper: Buyer) {
  const { body } = await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)
  const expected_total = body.summary?.total ?? 0
  return shopper.post("/store/razorpay/payments", { address_id: shopper.address_id, expected_total })
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
