import type { Client, Shopper, TestShop } from "@haat/testing"

/** Address in the form of old clients. */
export const HOME = {
  addressLine1: "12 Fergusson College Road",
  addressLine2: "",
  city: "Pune",
  state: "Maharashtra",
  postalCode: "411004",
  country: "India",
  isDefault: true,
  type: "shipping",
}

/** Adds pieces to the cart by the old call. */
export const put = (shopper: Shopper, productId: string, quantity = 1) =>
  shopper.post("/api/cart/addToCart", { userId: shopper.person.id, productId, quantity })

/** Computes delivery charge and total as an old client does: the quotes of all items, and the rounded total. */
async function computeTotals(
  shopper: Client,
  items: { _id: string; price: number; weight: number; quantity: number }[],
) {
  let goods = 0
  let deliveryCharge = 0
  for (const { price, weight, quantity } of items) {
    const { body } = await shopper.get(`/api/order/getCharges/${HOME.postalCode}/${weight * quantity}`)
    goods += price * quantity
    deliveryCharge += body.finalResult[0].freight_charge
  }
  return { deliveryCharge, totalPrice: Math.ceil(Math.round((goods + deliveryCharge) * 100) / 100) }
}

/** Builds the request body of an old client that orders its cart. */
export async function orderOf(shopper: Shopper, overrides: Record<string, unknown> = {}) {
  const { cart } = (await shopper.post("/api/user/getUser", { id: shopper.person.id })).body.data
  const items = []
  for (const { productId, quantity } of cart as { productId: string; quantity: number }[]) {
    const { data } = (await shopper.post("/api/product/getProductById", { id: productId })).body
    items.push({ ...data, productId, quantity })
  }
  const { deliveryCharge, totalPrice } = await computeTotals(shopper, items)
  return {
    userId: shopper.person.id,
    cartItems: items.map(({ _id, productId, name, price, quantity, weight, images }) => ({
      ...{ _id, productId, name, price, quantity, weight, images },
    })),
    userCart: cart,
    shippingAddress: HOME,
    totalPrice,
    deliveryCharge,
    paymentMethod: "COD",
    estimateDays: "3",
    ...overrides,
  }
}

export const place = async (shopper: Shopper, overrides: Record<string, unknown> = {}) =>
  shopper.post("/api/order/place", await orderOf(shopper, overrides))

export const ordersOf = async (shopper: Shopper) =>
  (await shopper.post("/api/order/getOrdersById", { _id: shopper.person.id, username: shopper.person.username })).body

export const stockOf = async (haat: TestShop, id: string): Promise<number> =>
  (await haat.guest().post("/api/product/getProductById", { id })).body.data.quantity

/** Opens a payment of `amount` rupees for the cart. */
export const openPayment = (shopper: Shopper, amount: number) => shopper.post("/api/payment/create-order", { amount })

const configureRazorpay = (haat: TestShop, path: string, body: object) =>
  fetch(`${haat.sandboxUrl}/razorpay/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

/** Sets whether the provider's webhooks arrive; when lost, only the verification places an order. */
export const webhooks = (haat: TestShop, become: "normal" | "lost") =>
  configureRazorpay(haat, "scenario", { webhooks: become })

/** Pays in the sandbox. @returns the payment proof that the provider's window passes to the page */
export async function payAtWindow(haat: TestShop, razorpay_order_id: string) {
  const response = await configureRazorpay(haat, "pay", { razorpay_order_id, how: "success" })
  return response.json()
}

/** Sets how the carrier sandbox responds to quote requests; normally without `how`. */
export const misbehave = (haat: TestShop, how?: { how: "slow"; seconds: number }) =>
  fetch(`${haat.sandboxUrl}/shiprocket/misbehave`, {
    method: how ? "POST" : "DELETE",
    body: how && JSON.stringify({ ...how, times: 0, path: "serviceability" }),
  })
