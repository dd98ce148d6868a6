import type { SignUp } from "@haat/accounts/contract"
import type { SaveShopProduct, ShopProduct } from "@haat/catalog/contract"
import type { CheckoutSummary, Order } from "@haat/checkout/contract"
import type { Shopper, TestShop } from "./shop.ts"

/** An address in Pune. */
export const HOME = {
  address_1: "12 Fergusson College Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

/** A shopper with a saved address. */
export type Buyer = Shopper & { address_id: string }

/** Signs up a new shopper with a saved address: HOME, changed by `address`. */
export async function buyer(
  haat: TestShop,
  person: Partial<SignUp> = {},
  address: Partial<typeof HOME> = {},
): Promise<Buyer> {
  const shopper = await haat.shopper(person)
  const { body } = await shopper.post("/store/addresses", { ...HOME, ...address })
  return Object.assign(shopper, { address_id: body.address.id as string })
}

/** Signs up this many shoppers, a few at a time, as each costs a password hash. */
export async function buyers(haat: TestShop, count: number): Promise<Buyer[]> {
  const people: Buyer[] = []
  while (people.length < count)
    people.push(...(await Promise.all(Array.from({ length: Math.min(8, count - people.length) }, () => buyer(haat)))))
  return people
}

/** Puts pieces into the cart. */
export const put = (shopper: Shopper, product_id: string, quantity = 1) =>
  shopper.post("/store/cart/lines", { product_id, quantity })

/** Reads the checkout's summary, delivered to the saved address; undefined when there is nothing to order. */
const findSummary = async (shopper: Buyer): Promise<CheckoutSummary | undefined> =>
  (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary

/** Reads the checkout's summary. @throws when there is none */
export async function summaryOf(shopper: Buyer): Promise<CheckoutSummary> {
  const summary = await findSummary(shopper)
  if (!summary) throw new Error("The checkout has no summary")
  return summary
}

/** The total of the checkout's summary in rupees; 0 when there is nothing to order. */
export const totalOf = async (shopper: Buyer): Promise<number> => (await findSummary(shopper))?.total ?? 0

/** The total when cash is paid, with the charges for cash. */
const cashTotalOf = async (shopper: Buyer): Promise<number> => (await findSummary(shopper))?.cod_total ?? 0

/** Orders the cart for `expected_total` rupees, paid on delivery; `gstin` is that of a buyer who is a business. */
export const payOnDelivery = (shopper: Buyer, expected_total: number, gstin?: string) =>
  shopper.post("/store/checkout", { address_id: shopper.address_id, payment_method: "cod", expected_total, gstin })

/**
 * Looks at the summary and orders what it shows, paid on delivery. Looks again, as a person does, when the carrier's
 * price came too late for the first look. @throws when the order is not placed for any other reason
 */
export async function orderCart(shopper: Buyer, gstin?: string): Promise<Order> {
  for (;;) {
    const { status, body } = await payOnDelivery(shopper, await cashTotalOf(shopper), gstin)
    if (status === 201) return body.order
    if (body.code !== "total_changed") throw new Error(`No order was placed: ${status} ${JSON.stringify(body)}`)
  }
}

type Wish = {
  product?: Partial<SaveShopProduct>
  /** what is ordered, when it is no product of its own */
  of?: ShopProduct
  /** how many pieces are ordered */
  quantity?: number
  person?: Partial<SignUp>
  address?: Partial<typeof HOME>
}

/** Places a cash-on-delivery order for a new shopper: two of five pieces of a new product at ₹250 unless given. */
export async function placeOrder(haat: TestShop, { product: goods, of, quantity = 2, person, address }: Wish = {}) {
  const product = of ?? (await haat.product({ price: 250, quantity: 5, ...goods }))
  const shopper = await buyer(haat, person, address)
  await put(shopper, product.id, quantity)
  return { order: await orderCart(shopper), product, shopper }
}
