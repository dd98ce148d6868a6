/**
 * @module-tag stock
 * @module-tag kills
 */
import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { parcelTrouble } from "@haat/testing/parcels"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { IS_FULL_RUN, smallOrFull } from "@haat/testing/test-size"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

/**
 * Orders under way each time: to be shipped, delivered and cancelled, so many of each; and as many whose cash is
 * collected.
 */
const OF_EACH = smallOrFull(2, 3)
/** Returns that are approved each time, and as many that are cancelled after they were. */
const RETURNS = smallOrFull(1, 2)
/** When the backend is killed, in milliseconds after the requests were sent. */
const MOMENTS_MS = IS_FULL_RUN ? { early: 60, midway: 250, late: 600, "at the end": 1_200 } : { midway: 250 }
const STOCK = 500

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let owner: Awaited<ReturnType<TestShop["admin"]>>
let shopper: Buyer
let product_id: string
let returnable_id: string
beforeAll(async () => {
  killable = await openShopToKill()
  haat = await shop()
  owner = await haat.admin()
  shopper = await buyer(haat)
  product_id = (await haat.product({ quantity: STOCK })).id
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false } as const
  returnable_id = (await haat.product({ quantity: STOCK, returns })).id
}, 240_000)
afterAll(() => killable?.close())

const act = (id: string, action: string) => owner.post(`/back-office/orders/${id}/${action}`, {})

async function placeOrder(id: string, steps: ("shipment" | "delivered")[]) {
  await put(shopper, id, 2)
  const order = await orderCart(shopper)
  for (const step of steps) expect((await act(order.id, step)).status).toBe(200)
  return order
}

async function placeOrders(count: number, steps: ("shipment" | "delivered")[]): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push((await placeOrder(product_id, steps)).id)
  return ids
}

async function requestReturn(): Promise<string> {
  const order = await placeOrder(returnable_id, ["shipment", "delivered"])
  const { body } = await shopper.post(`/store/my-orders/${order.id}/returns`, {
    ...{ lines: [{ line_id: order.items[0].id, quantity: 1 }], reason: "damaged", outcome: "refund", way: "pickup" },
  })
  return body.return.id
}

const approve = (id: string) => owner.post(`/back-office/returns/${id}/approval`, {})

async function requestReturns(count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) ids.push(await requestReturn())
  return ids
}

const broken = () => parcelTrouble(haat, { product_id, pieces: 2, stock: STOCK })

/** Counts the orders paid in cash whose payment, collection and order all say so. */
const CASH = `
  select count(*) filter (where p.captured_at is not null)::int as paid,
    count(*) filter (where p.captured_at is not null and c.captured_amount = p.amount and c.status = 'completed'
      and exists (select 1 from capture k where k.payment_id = p.id and k.amount = p.amount)
      and exists (select 1 from order_transaction t
        where t.order_id = l.order_id and t.amount = p.amount))::int as whole,
    count(*) filter (where exists (select 1 from capture k where k.payment_id = p.id))::int as captures,
    count(*) filter (where exists (select 1 from order_transaction t
    where t.order_id = l.order_id))::int as transactions
  from order_payment_collection l join payment_collection c on c.id = l.payment_collection_id
  join payment p on p.payment_collection_id = c.id where l.order_id = any($1)`

/** How often the carrier goes for each of these. */
async function fetchedBy(ids: string[]): Promise<number[]> {
  const page = await (await fetch(`${haat.sandboxUrl}/shiprocket/parcels`)).text()
  return ids.map((id) => page.split(`${id}<br>`).length + page.split(`${id}-`).length - 2)
}

const RETURN_STATES = `
  select r.state, p.number is not null as booked, p.canceled_at is not null as canceled from return_request r
  left join return_pickup p on p.id = r.id where r.id = any($1) order by array_position($1, r.id)`

/** Returns that do not agree with what the carrier does; empty when all do. */
async function returnTrouble(ids: string[]) {
  const [rows, times] = await Promise.all([haat.sql(RETURN_STATES, [ids]), fetchedBy(ids)])
  return ids.flatMap((id, at) => {
    const { state, booked, canceled } = rows[at]
    const wanted = state === "approved" ? 1 : 0
    return times[at] === wanted && (state !== "approved" || (booked && !canceled))
      ? []
      : [{ id, state, times: times[at] }]
  })
}

describe.each(Object.entries(MOMENTS_MS))(
  "a backend that is killed while it ships, collects cash and approves returns: %s",
  (_when, moment) => {
    let toShip: string[]
    let toDeliver: string[]
    let toCancel: string[]
    let toCollect: string[]
    let returns: string[]

    let signedOut: string

    beforeAll(async () => {
      const leaver = await haat.shopper()
      signedOut = leaver.cookie
      expect((await leaver.delete("/auth/session")).status).toBe(200)
      toShip = await placeOrders(OF_EACH, [])
      toDeliver = await placeOrders(OF_EACH, ["shipment"])
      toCancel = await placeOrders(OF_EACH, [])
      toCollect = await placeOrders(3 * OF_EACH, ["shipment", "delivered"])
      const [toWithdraw, toApprove] = [await requestReturns(RETURNS), await requestReturns(RETURNS)]
      returns = [...toWithdraw, ...toApprove]
      for (const id of toWithdraw) expect((await approve(id)).status).toBe(200)
      const responses = Promise.allSettled([
        ...toShip.map((id) => act(id, "shipment")),
        ...toDeliver.map((id) => act(id, "delivered")),
        ...toCancel.map((id) => act(id, "cancellation")),
        ...toCollect.map((id) => act(id, "cash-collected")),
        ...toApprove.map(approve),
        ...toWithdraw.map((id) => shopper.post(`/store/my-returns/${id}/cancel`)),
      ])
      await new Promise((resolve) => setTimeout(resolve, moment))
      await killable.kill()
      await responses
      // An unfinished parcel is taken up when it is some seconds old.
      await haat.sql("update fulfillment set created_at = created_at - interval '1 minute' where shipped_at is null")
      await killable.start()
    }, 240_000)

    it("keeps sessions, and one that was ended stays ended", async () => {
      expect((await shopper.get("/auth/me")).body.person?.username).toBe(shopper.person.username)
      expect((await owner.get("/back-office/products?range=[0,0]")).status).toBe(200)
      const left = await fetch(`${haat.backendUrl}/auth/me`, { headers: { cookie: signedOut } })
      expect(await left.json()).toEqual({ person: null })
    })

    it("has the cash of every order written down whole or not at all", async () => {
      const [{ paid, ...others }] = await haat.sql(CASH, [toCollect])
      expect(others).toEqual({ whole: paid, captures: paid, transactions: paid })
      for (const id of toCollect) expect((await act(id, "cash-collected")).status).toBe(200)
      const all = toCollect.length
      expect(await haat.sql(CASH, [toCollect])).toEqual([{ paid: all, whole: all, captures: all, transactions: all }])
    })

    it("leaves every order shipped or not, and its stock right", async () => {
      await expect.poll(broken, { timeout: 60_000, interval: 1_000 }).toEqual([])
      // Nothing is stuck: every action succeeds or was already done.
      for (const id of toShip) expect([200, 409]).toContain((await act(id, "shipment")).status)
      for (const id of toDeliver) expect((await act(id, "delivered")).status).toBe(200)
      for (const id of toCancel) expect((await act(id, "cancellation")).status).toBe(200)
      expect(await broken()).toEqual([])
    }, 90_000)

    it("has each approved return booked once and no other", async () => {
      // a dead process keeps its claim for two minutes
      await haat.sql("update return_pickup set claimed_until = now() where claimed_until is not null")
      await expect.poll(() => returnTrouble(returns), { timeout: 60_000, interval: 500 }).toEqual([])
    }, 90_000)
  },
)
