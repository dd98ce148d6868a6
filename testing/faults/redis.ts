import { freePort } from "../../scripts/run/free-port.mjs"
import { startBackend, untilReady } from "../../scripts/run/shop.mjs"
import { ADMINISTRATOR } from "../test-settings.ts"
import { leaveWork } from "../topology/background-work.ts"
import { put } from "../topology/people.ts"
import { type Attempt, attempt, isSentence } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, type Outcome, pause, type Row, secondsUntil, those } from "./row.ts"
import { lostOrders, startShoppers } from "./shoppers.ts"

const SHOPPERS = 4
const AGAIN_S = 60
const MAX_MS = 5_000

type Fault = { lose: () => Promise<unknown>; find: () => Promise<unknown>; seconds: number }

/** Seconds after now until events, jobs and the reconciler of payments have done what is left for them. */
async function worksAgain({ haat, web }: FaultShop, product_id: string, price: number) {
  const owner = haat.guest()
  let isDone: (() => Promise<boolean>) | undefined
  return secondsUntil(AGAIN_S, async () => {
    if (!isDone) {
      const { username, password } = ADMINISTRATOR
      if ((await owner.post(`${web}/auth/sign-in`, { username, password })).status !== 200) return false
      isDone = await leaveWork(haat, { owner, web, product_id, price })
    }
    return isDone()
  })
}

const withoutSentence = (attempts: Attempt[]) =>
  attempts.filter((one) => one.status >= 500 && (one.status === 500 || !isSentence(one)))

async function under(shop: FaultShop, { lose, find, seconds }: Fault): Promise<Outcome> {
  const [people, product] = await Promise.all([shop.crowd(SHOPPERS), shop.haat.product({ quantity: 5_000 })])
  const shoppers = startShoppers(shop, people, product.id)
  await pause(4_000)
  const lost = Date.now()
  await lose()
  const read = await attempt(() => shop.haat.guest().get(`${shop.web}/store/catalog/products/${product.id}`))
  await pause(seconds * 1000)
  await find()
  const again = await worksAgain(shop, product.id, 700 + seconds)
  await shoppers.stop()

  const during = shoppers.steps.filter(({ at, ms }) => at + ms > lost)
  const rejected = during.filter(({ status }) => status >= 500 || status === 401)
  const bare = withoutSentence(during)
  const longest = Math.max(0, ...during.map(({ ms }) => ms))
  const missing = await lostOrders(shop, shoppers)
  return {
    figures: `${shoppers.placed.length} orders, rejections ${counted(rejected.map(({ status }) => status)) || "none"}, longest answer ${formatSeconds(longest / 1000)}, events, jobs and reconciler again after ${formatSeconds(again)}`,
    broken: those({
      [`${missing} acknowledged orders are lost`]: missing > 0,
      [`a request took ${formatSeconds(longest / 1000)}`]: longest > MAX_MS,
      [`${bare.length} rejections without a sentence: ${bare[0]?.status} ${JSON.stringify(bare[0]?.body)}`]:
        bare.length > 0,
      [`guests cannot read: ${read.status}`]: read.status !== 200,
      "events, jobs or the reconciler did not run again within 60 s": again === undefined,
    }),
  }
}

/** One process that answers and works (`shared`) with this Redis: what a person waits for while it hangs. */
async function hangShared(shop: FaultShop): Promise<Outcome> {
  const { place, haat } = shop
  const [[person], product] = await Promise.all([shop.crowd(1), haat.product({ quantity: 500 })])
  const port = await freePort()
  const env = { ...place.env, MEDUSA_WORKER_MODE: "shared", BACKEND_PORT: String(port) }
  const backend = startBackend(place.processes, env)
  const url = `http://127.0.0.1:${port}`
  try {
    await untilReady(`${url}/ready`)
    await put(person, url, product.id)
    place.hangRedis()
    await pause(500)
    const responses: Attempt[] = []
    const until = Date.now() + 20_000
    while (Date.now() < until)
      responses.push(
        ...(await Promise.all([
          attempt(() => haat.guest().get(`${url}/store/catalog/products/${product.id}`)),
          attempt(() => person.get(`${url}/store/cart`)),
          attempt(() => put(person, url, product.id)),
          attempt(() => haat.guest().post(`${url}/store/contact`, { name: "Eve" })),
          attempt(() =>
            haat.guest().post(`${url}/auth/sign-in`, { username: ADMINISTRATOR.username, password: "Wrong@1234" }),
          ),
        ])),
      )
    place.wakeRedis()
    const well = await secondsUntil(AGAIN_S, async () => (await put(person, url, product.id)).status === 200)
    const longest = Math.max(...responses.map(({ ms }) => ms))
    const bare = withoutSentence(responses)
    return {
      figures: `answers ${counted(responses.map(({ status }) => status))}, longest ${formatSeconds(longest / 1000)}, a cart again after ${formatSeconds(well)}`,
      broken: those({
        [`a request took ${formatSeconds(longest / 1000)}`]: longest > MAX_MS,
        [`${bare.length} rejections without a sentence: ${JSON.stringify(bare[0]?.body)}`]: bare.length > 0,
        "no cart within 60 s": well === undefined,
      }),
    }
  } finally {
    place.wakeRedis()
    await place.processes.end(backend)
  }
}

/** Signed-in people have to sign in again. */
async function flush(shop: FaultShop): Promise<Outcome> {
  const { place } = shop
  const outcome = await under(shop, { lose: place.flushRedis, find: async () => {}, seconds: 0 })
  shop.clearCrowd()
  return outcome
}

export const redisRows: Row[] = [
  {
    name: "Redis is killed for 10 s while 4 shoppers order",
    run: (shop) => under(shop, { lose: shop.place.killRedis, find: shop.place.restartRedis, seconds: 10 }),
  },
  {
    name: "Redis hangs for 60 s while 4 shoppers order",
    run: (shop) =>
      under(shop, {
        lose: async () => shop.place.hangRedis(),
        find: async () => shop.place.wakeRedis(),
        seconds: 60,
      }),
  },
  { name: "Redis hangs while one process answers and works", run: hangShared },
  { name: "Redis is flushed while 4 shoppers order", run: flush },
]
