import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { parcelTrouble } from "@haat/testing/parcels"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { afterAll, beforeAll, expect, it } from "vitest"

const KILLS = 4
/** Orders under way each time: shipped, delivered, cancelled, a third each. */
const UNDER_WAY = 9
/** After each kill, in milliseconds of what is under way: early, in the middle, late. */
const MOMENTS = [120, 350, 700, 1_200]

let killable: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let owner: Awaited<ReturnType<TestShop["admin"]>>
let product_id: string
let shopper: Buyer
beforeAll(async () => {
  killable = await openShopToKill()
  haat = await shop()
  product_id = (await haat.product({ quantity: STOCK })).id
}, 240_000)
afterAll(() => killable?.close())

const STOCK = 500

/** Sessions of one process are in its memory: whoever was signed in signs in again. */
async function comeIn() {
  owner = await haat.admin()
  shopper = await buyer(haat)
}

async function placeOrder(): Promise<string> {
  await put(shopper, product_id, 2)
  return (await orderCart(shopper)).id
}

const act = (id: string, action: string) => owner.post(`/back-office/orders/${id}/${action}`, {})

const broken = () => parcelTrouble(haat, { product_id, pieces: 2, stock: STOCK })

it("leaves every order shipped or not, its stock right, a minute after the backend was killed while parcels left", async () => {
  for (let kill = 0; kill < KILLS; kill++) {
    await comeIn()
    const ids: string[] = []
    while (ids.length < UNDER_WAY) ids.push(await placeOrder())
    const third = UNDER_WAY / 3
    const [toShip, toDeliver, toCancel] = [0, 1, 2].map((nth) => ids.slice(nth * third, (nth + 1) * third))
    for (const id of toDeliver) expect((await act(id, "shipment")).status).toBe(200)
    const responses = Promise.allSettled([
      ...toShip.map((id) => act(id, "shipment")),
      ...toDeliver.map((id) => act(id, "delivered")),
      ...toCancel.map((id) => act(id, "cancellation")),
    ])
    await new Promise((resolve) => setTimeout(resolve, MOMENTS[kill]))
    await killable.kill()
    await responses
    await killable.start()
    await expect.poll(broken, { timeout: 60_000, interval: 1_000 }).toEqual([])

    // Nobody is stuck: what was wanted can be had.
    await comeIn()
    for (const id of toShip) expect([200, 409]).toContain((await act(id, "shipment")).status)
    for (const id of toDeliver) expect((await act(id, "delivered")).status).toBe(200)
    for (const id of toCancel) expect((await act(id, "cancellation")).status).toBe(200)
    expect(await broken()).toEqual([])
  }
}, 480_000)

/** Of the orders that somebody has paid in cash: how many say so in the payment, its collection and the order alike. */
const CASH = `
  select count(*) filter (where p.captured_at is not null)::int as paid,
    count(*) filter (where p.captured_at is not null and c.captured_amount = p.amount and c.status = 'completed'
      and exists (select 1 from capture k where k.payment_id = p.id and k.amount = p.amount)
      and exists (select 1 from order_transaction t where t.order_id = l.order_id and t.amount = p.amount))::int as whole,
    count(*) filter (where exists (select 1 from capture k where k.payment_id = p.id))::int as captures,
    count(*) filter (where exists (select 1 from order_transaction t where t.order_id = l.order_id))::int as transactions
  from order_payment_collection l join payment_collection c on c.id = l.payment_collection_id
  join payment p on p.payment_collection_id = c.id where l.order_id = any($1)`

it("has the cash of every order written down whole or not at all, whenever the backend was killed", async () => {
  for (const moment of MOMENTS.slice(0, 3)) {
    await comeIn()
    const ids: string[] = []
    while (ids.length < UNDER_WAY) ids.push(await placeOrder())
    for (const id of ids) {
      expect((await act(id, "shipment")).status).toBe(200)
      expect((await act(id, "delivered")).status).toBe(200)
    }
    const responses = Promise.allSettled(ids.map((id) => act(id, "cash-collected")))
    await new Promise((resolve) => setTimeout(resolve, moment / 2))
    await killable.kill()
    await responses
    await killable.start()
    const [{ paid, ...others }] = await haat.sql(CASH, [ids])
    expect(others).toEqual({ whole: paid, captures: paid, transactions: paid })

    await comeIn()
    for (const id of ids) expect((await act(id, "cash-collected")).status).toBe(200)
    const all = UNDER_WAY
    expect(await haat.sql(CASH, [ids])).toEqual([{ paid: all, whole: all, captures: all, transactions: all }])
  }
}, 480_000)
