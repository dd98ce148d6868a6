import { caller } from "./caller.mjs"
import { median } from "./throughput.mjs"

const ORDERS = 9

export const timed = async (times, work) => {
  const since = performance.now()
  const result = await work()
  times.push(performance.now() - since)
  return result
}

/** The person who orders, with the delivery address. */
export const PERSON = { first_name: "Asha", last_name: "Patil", phone: "9876543210" }
export const PLACE = {
  address_1: "12 FC Road",
  address_2: "",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
}

/** Stock Medusa's own way from nothing to a placed order, as its storefronts do it. */
function stockOrders({ url, key, variants, regionId, optionId }) {
  const call = caller(url, { "x-publishable-api-key": key })
  return async (n, lines, orders) => {
    await timed(orders, async () => {
      const { cart } = await call("POST", "/store/carts", { region_id: regionId })
      const at = `/store/carts/${cart.id}`
      await timed(lines, () =>
        call("POST", `${at}/line-items`, { variant_id: variants[n % variants.length], quantity: 1 }),
      )
      const address = { ...PERSON, ...PLACE, country_code: "in" }
      await call("POST", at, { email: "asha@example.com", shipping_address: address, billing_address: address })
      await call("POST", `${at}/shipping-methods`, { option_id: optionId })
      const { payment_collection } = await call("POST", "/store/payment-collections", { cart_id: cart.id })
      const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
      await call("POST", sessions, { provider_id: "pp_system_default" })
      const { type } = await call("POST", `${at}/complete`, {})
      if (type !== "order") throw new Error("Stock Medusa did not place the order")
    })
  }
}

/**
 * Signs a shopper up, by this name. `call` is a `caller` of the shop.
 * @returns `addLine(product_id)`, `summary()`, which is what the cart costs, and `order(summary)`, which orders it,
 * cash on delivery; without a summary that is read before
 */
export async function newShopper(call, username = "bench") {
  const account = { ...PERSON, username, email: `${username}@example.com`, password: "Bench@1234", terms: true }
  await call("POST", "/auth/sign-up", account)
  const { address } = await call("POST", "/store/addresses", { ...PLACE, country_code: "in", is_default: true })
  const summary = async () => (await call("GET", `/store/checkout?address_id=${address.id}`)).summary
  return {
    addLine: (product_id) => call("POST", "/store/cart/lines", { product_id, quantity: 1 }),
    summary,
    order: async (known) => {
      const { total } = known ?? (await summary())
      await call("POST", "/store/checkout", { address_id: address.id, payment_method: "cod", expected_total: total })
    },
  }
}

/** A signed-in shopper's way through the web tier: the line, the summary, the order. */
async function ourOrders({ url, products }) {
  const { addLine, order } = await newShopper(caller(url))
  return (n, lines, orders) =>
    timed(orders, async () => {
      await timed(lines, () => addLine(products[n % products.length]))
      await order()
    })
}

/**
 * Places orders here and there in turn.
 * @returns the median milliseconds of adding a line and of a whole order, for each
 */
export async function orderTimes(stock, ours) {
  const ways = { stock: stockOrders(stock), ours: await ourOrders(ours) }
  const times = { stock: { lines: [], orders: [] }, ours: { lines: [], orders: [] } }
  for (let n = -1; n < ORDERS; n++)
    for (const [name, order] of Object.entries(ways)) {
      // the first one of each warms up
      const { lines, orders } = n < 0 ? { lines: [], orders: [] } : times[name]
      await order(n + 1, lines, orders)
    }
  return Object.fromEntries(
    Object.entries(times).map(([name, { lines, orders }]) => [name, { line: median(lines), order: median(orders) }]),
  )
}
