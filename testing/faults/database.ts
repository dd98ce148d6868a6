import pg from "pg"
import { attempt, isSentence } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, type Outcome, pause, type Row, secondsUntil, those } from "./row.ts"
import { cartsUsableAfter, lostOrders, startShoppers } from "./shoppers.ts"

const SHOPPERS = 4
const HEALS_S = 15
const RUSH_MS = 5_000

/** People order; the database goes and comes back; people go on by themselves. */
async function under(shop: FaultShop, loseAndFind: () => Promise<unknown>): Promise<Outcome> {
  const [people, product] = await Promise.all([shop.crowd(SHOPPERS), shop.haat.product({ quantity: 5_000 })])
  const shoppers = startShoppers(shop, people, product.id)
  await pause(RUSH_MS)
  const lost = Date.now()
  await loseAndFind()
  const back = Date.now()
  const ready = await secondsUntil(60, async () => {
    await shop.ready(1)
    return cartsUsableAfter(shoppers, SHOPPERS, back) !== undefined
  })
  await pause(RUSH_MS)
  await shoppers.stop()

  const usable = cartsUsableAfter(shoppers, SHOPPERS, back)
  const rejected = shoppers.steps.filter(({ at, status }) => at > lost && status >= 500)
  const bare = rejected.filter((step) => step.status === 500 || !isSentence(step))
  const unanswered = shoppers.steps.filter(({ at, status }) => at > lost && status === 0)
  const missing = await lostOrders(shop, shoppers)
  return {
    figures: `away for ${formatSeconds((back - lost) / 1000)}, carts usable ${formatSeconds(usable)} after, all ready ${formatSeconds(ready)} after, ${shoppers.placed.length} orders, rejections ${counted(rejected.map(({ status }) => status)) || "none"}`,
    broken: those({
      [`${missing} acknowledged orders are lost`]: missing > 0,
      "it did not heal within 15 s": usable === undefined || ready === undefined || Math.max(usable, ready) > HEALS_S,
      [`${bare.length} rejections without a sentence: ${JSON.stringify(bare[0]?.body)}`]: bare.length > 0,
      [`${unanswered.length} requests got no answer: ${unanswered[0]?.body.message}`]: unanswered.length > 0,
    }),
  }
}

/** Resolves when the database takes connections. */
const accepting = ({ place }: FaultShop) =>
  secondsUntil(60, async () => {
    const client = new pg.Client({ connectionString: place.env.DATABASE_URL, connectionTimeoutMillis: 1_000 })
    client.on("error", () => {})
    try {
      await client.connect()
      await client.query("select 1")
      return true
    } finally {
      await client.end().catch(() => {})
    }
  })

/** The supervisor starts the process again. */
async function signalled(shop: FaultShop, signal: "SIGINT" | "SIGKILL") {
  await shop.database.signal(signal)
  await pause(500)
  await accepting(shop)
}

async function stopped(shop: FaultShop) {
  await shop.database.lose("is stopped")
  await pause(15_000)
  await shop.database.find()
}

const REJECTED_WITHIN_MS = 3_000
const WAITING = 14

/** Takes every connection with statements that wait for a locked table. */
async function takeConnections(shop: FaultShop): Promise<Outcome> {
  const [person] = await shop.crowd(1)
  const outside = new pg.Client({ connectionString: shop.place.env.DATABASE_URL })
  outside.on("error", () => {})
  await outside.connect()
  await outside.query("begin")
  await outside.query("lock table customer_address in access exclusive mode")
  const waiting = Array.from({ length: WAITING }, () => attempt(() => person.get(`${shop.web}/store/addresses`)))
  await pause(700)
  const [state, others] = await Promise.all([
    attempt(() => shop.haat.guest().get(shop.readyUrls.web)),
    Promise.all(
      ["/store/my-orders", "/store/cart", "/store/saved-items"].map((path) =>
        attempt(() => person.get(`${shop.web}${path}`)),
      ),
    ),
  ])
  const held = await Promise.all(waiting)
  await outside.end()
  const well = await secondsUntil(20, async () => {
    await shop.ready(1)
    return (await person.get(`${shop.web}/store/addresses`)).status === 200
  })
  const why = state.body?.parts?.connections
  const slowest = Math.max(...others.map(({ ms }) => ms)) / 1000
  return {
    figures: `/ready ${state.status} "${why}", other requests ${counted(others.map(({ status }) => status))} after ${formatSeconds(slowest)} at most, well ${formatSeconds(well)} after`,
    broken: those({
      "/ready does not say why": state.status !== 503 || !/connection/.test(String(why)),
      "others waited longer than 3 s": slowest * 1000 > REJECTED_WITHIN_MS,
      "an answer was neither well nor a 503 with a sentence": [...held, ...others].some(
        (one) => one.status !== 200 && !(one.status === 503 && isSentence(one)),
      ),
      "it did not heal within 20 s": well === undefined,
    }),
  }
}

export const databaseRows: Row[] = [
  { name: "PostgreSQL is restarted under load", run: (shop) => under(shop, () => signalled(shop, "SIGINT")) },
  { name: "PostgreSQL is killed under load", run: (shop) => under(shop, () => signalled(shop, "SIGKILL")) },
  { name: "PostgreSQL is stopped for 15 s under load", run: (shop) => under(shop, () => stopped(shop)) },
  { name: "every connection taken by a slow statement", run: takeConnections },
]
