import { randomUUID } from "node:crypto"
import type { SaveGoodsTax } from "@haat/catalog/contract"
import type { Client, TestShop } from "@haat/testing"
import { type Buyer, buyer, type HOME, put, totalOf } from "@haat/testing/buyer"

const NOTHING: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }
export const CHENNAI = { address_1: "7 Gandhi Street", city: "Chennai", province: "Tamil Nadu", postal_code: "600001" }
const RETURNS = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

type Wish = {
  reason: string
  note: string
  outcome: string
  way: string
  lines: { line_id: string; quantity: number; exchange_variant_id?: string }[]
}
type Ordered = { id: string; display_id: number; total: number; items: { id: string; product_id: string }[] }

const done = <Body>({ status, body }: { status: number; body: Body & { message?: string } }, expected = 200): Body => {
  if (status !== expected) throw new Error(`${status} ${body.message}`)
  return body
}

/** Sells, delivers, takes back and refunds goods, like the owner and the shoppers of a shop. */
export function selling(haat: TestShop, owner: Client) {
  const move = async (path: string, body: object = {}) => done(await owner.post(`/back-office/${path}`, body))
  const ask = async (shopper: Buyer, order: Ordered, wish: Wish): Promise<string> =>
    done(await shopper.post(`/store/my-orders/${order.id}/returns`, wish), 201).return.id
  /** Requests, approves and receives a return. */
  async function takeBack(shopper: Buyer, order: Ordered, wish: Wish) {
    const id = await ask(shopper, order, wish)
    await move(`returns/${id}/approval`)
    const lines = wish.lines.map(({ line_id, quantity }) => ({ line_id, resellable: quantity, damaged: 0 }))
    await move(`returns/${id}/receipt`, { lines })
  }
  /** A piece of an order's first line for another of the same. */
  async function exchangeOf(shopper: Buyer, order: Ordered): Promise<Wish> {
    const [{ line_id, exchanges }] = done(await shopper.get(`/store/my-orders/${order.id}/returns`)).returnable
    const lines = [{ line_id, quantity: 1, exchange_variant_id: exchanges[0].variant_id }]
    return { reason: "does_not_fit", note: "", outcome: "exchange", way: "drop_off", lines }
  }
  return {
    /** A product that may be sent back, and what it is taxed as. */
    async product(goods: object, tax: Partial<SaveGoodsTax>) {
      const product = await haat.product({ quantity: 20, returns: RETURNS, ...goods } as object)
      done(await owner.put(`/back-office/products/${product.id}/tax`, { ...NOTHING, ...tax }))
      return product
    },
    /** Orders pieces of products as a new shopper, to be paid on delivery. */
    async order(
      pieces: [product_id: string, count: number][],
      { to = {}, gstin, code }: { to?: Partial<typeof HOME>; gstin?: string; code?: string | null } = {},
    ): Promise<{ order: Ordered; shopper: Buyer }> {
      const shopper = await buyer(haat, { first_name: "Lakshmi", last_name: "Iyer" }, to)
      for (const [product_id, count] of pieces) await put(shopper, product_id, count)
      if (code) done(await shopper.post("/store/cart/codes", { code }))
      const expected_total = await totalOf(shopper)
      const { address_id } = shopper
      const body = { address_id, payment_method: "cod", expected_total, gstin }
      return { order: done(await shopper.post("/store/checkout", body), 201).order, shopper }
    },
    leave: (order_id: string) => move(`orders/${order_id}/shipment`),
    /** Ships and delivers an order, and collects its cash. */
    async deliver(order_id: string) {
      for (const step of ["shipment", "delivered", "cash-collected"]) await move(`orders/${order_id}/${step}`)
    },
    /** Returns an undelivered parcel to the shop. */
    comeBackUndelivered: (order_id: string) => move(`orders/${order_id}/returned-parcel`, { restock: true }),
    /** Money goes back that was paid on delivery. */
    async refund(order_id: string, what: object) {
      const { refundable } = done(await owner.get(`/back-office/orders/${order_id}`))
      return move(`orders/${order_id}/refund`, {
        request_id: randomUUID(),
        expected_left_paise: refundable.left_paise,
        reason: "A stain on the border",
        reference: "UPI 4711",
        ...what,
      })
    },
    /** Returns that many pieces of each of `items`, by default of the order's first line. */
    async comeBack(shopper: Buyer, order: Ordered, pieces: number, items = order.items.slice(0, 1)) {
      const wish = { reason: "does_not_fit", note: "", outcome: "refund", way: "drop_off" }
      const lines = items.map((item) => ({ line_id: item.id, quantity: pieces }))
      await takeBack(shopper, order, { ...wish, lines })
    },
    /** A piece of an order's first line comes back for another of the same, which is made an order of its own. */
    async exchange(shopper: Buyer, order: Ordered) {
      await takeBack(shopper, order, await exchangeOf(shopper, order))
    },
    /** An exchange that waits for its approval. @returns its id */
    askForExchange: async (shopper: Buyer, order: Ordered) => ask(shopper, order, await exchangeOf(shopper, order)),
  }
}

/** An order's documents as a file, as its shopper gets it. */
export async function documentFile(haat: TestShop, client: Client, order_id: string, locale = "en"): Promise<Buffer> {
  const response = await fetch(new URL(`/store/my-orders/${order_id}/invoice?locale=${locale}`, haat.backendUrl), {
    headers: { cookie: client.cookie, "x-publishable-api-key": haat.publishableKey },
  })
  return Buffer.from(await response.arrayBuffer())
}
