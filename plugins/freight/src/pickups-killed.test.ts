import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { afterAll, beforeAll, expect, it } from "vitest"

/** After each kill, in milliseconds of what is under way: early, in the middle, late. */
const MOMENTS = [40, 120, 250, 500]
/** Returns that are approved, and then cancelled, each time. */
const AT_ONCE = 4

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let owner: Awaited<ReturnType<TestShop["admin"]>>
let shopper: Buyer
beforeAll(async () => {
  killable = await openShopToKill()
  haat = await shop()
}, 240_000)
afterAll(() => killable?.close())

/** Sessions of one process are in its memory: whoever was signed in signs in again. */
async function comeIn() {
  owner = await haat.admin()
  shopper = await buyer(haat)
}

async function requestReturn(product_id: string): Promise<string> {
  await put(shopper, product_id)
  const order = await orderCart(shopper)
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
  const { body } = await shopper.post(`/store/my-orders/${order.id}/returns`, {
    ...{ lines: [{ line_id: order.items[0].id, quantity: 1 }], reason: "damaged", outcome: "refund", way: "pickup" },
  })
  return body.return.id
}

/** How often the carrier goes for each of these. */
async function fetchedBy(ids: string[]): Promise<number[]> {
  const page = await (await fetch(`${haat.sandboxUrl}/shiprocket/parcels`)).text()
  return ids.map((id) => page.split(`${id}<br>`).length + page.split(`${id}-`).length - 2)
}

const STATES = `
  select r.state, p.number is not null as booked, p.canceled_at is not null as canceled from return_request r
  left join return_pickup p on p.id = r.id where r.id = any($1)`

/** Returns that do not agree with what the carrier does; empty when all do. */
async function trouble(ids: string[]) {
  const [rows, times] = await Promise.all([
    haat.sql(`${STATES} order by array_position($1, r.id)`, [ids]),
    fetchedBy(ids),
  ])
  return ids.flatMap((id, at) => {
    const { state, booked, canceled } = rows[at]
    const wanted = state === "approved" ? 1 : 0
    return times[at] === wanted && (state !== "approved" || (booked && !canceled))
      ? []
      : [{ id, state, times: times[at] }]
  })
}

it("has each approved return booked once and no other, whenever the backend was killed", async () => {
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const product_id = (await haat.product({ quantity: 100, returns } as object)).id
  for (const moment of MOMENTS) {
    await comeIn()
    const ids: string[] = []
    while (ids.length < AT_ONCE) ids.push(await requestReturn(product_id))
    const [first, second, ...others] = ids
    for (const id of [first, second])
      expect((await owner.post(`/back-office/returns/${id}/approval`, {})).status).toBe(200)
    const responses = Promise.allSettled([
      ...others.map((id) => owner.post(`/back-office/returns/${id}/approval`, {})),
      shopper.post(`/store/my-returns/${first}/cancel`),
      shopper.post(`/store/my-returns/${second}/cancel`),
    ])
    await new Promise((resolve) => setTimeout(resolve, moment))
    await killable.kill()
    await responses
    await killable.start()
    // whoever died had it for two minutes
    await haat.sql("update return_pickup set claimed_until = now() where claimed_until is not null")
    await expect.poll(() => trouble(ids), { timeout: 60_000, interval: 500 }).toEqual([])
  }
}, 480_000)
