import { setTimeout } from "node:timers/promises"
import { timed } from "../orders.mjs"
import { countStatements } from "../statements.mjs"
import { median, quantile } from "../throughput.mjs"

const ORDERS = 9
/** The engine compiles, and each connection plans, what is asked often. */
const WARM_ORDERS = 40
const COUNTED_ORDERS = 20
const CROWD_SECONDS = 8
const IDLE_MS = 5_000
/** Time after which the follow-up of an order is done. */
const AFTER_MS = 2_000

/**
 * @returns order(lines): an order of two lines of one shopper; the milliseconds of adding each line are put into
 * `lines`
 */
async function ordering({ shopper, products, url }) {
  const { addLine, order } = await shopper(url)
  let next = Math.floor(Math.random() * products.length)
  return async (lines = []) => {
    for (let nth = 0; nth < 2; nth++) {
      const product = products[next++ % products.length]
      await timed(lines, () => addLine(product))
    }
    await order()
  }
}

/**
 * Places orders one after another without other load.
 * @returns for each shop the median milliseconds of adding a `line` and of a whole `order`
 */
export async function ordersAlone(shops, turns) {
  const orders = await Promise.all(shops.map(ordering))
  for (const order of orders) for (let n = 0; n < WARM_ORDERS; n++) await order()
  const times = shops.map(() => ({ lines: [], orders: [] }))
  for (let turn = 0; turn < turns; turn++)
    for (const [at, order] of orders.entries())
      for (let n = 0; n < ORDERS; n++) await timed(times[at].orders, () => order(times[at].lines))
  return times.map(({ lines, orders }) => ({ line: median(lines), order: median(orders) }))
}

/**
 * Statements of a whole order and of what follows it, without those that the shop runs all the time, such as looking
 * for work.
 */
export async function statementsOfOrder(shop) {
  const order = await ordering(shop)
  await order()
  await setTimeout(AFTER_MS)
  const idle = await countStatements(shop.query, () => setTimeout(IDLE_MS))
  const since = performance.now()
  const counted = await countStatements(shop.query, async () => {
    for (let n = 0; n < COUNTED_ORDERS; n++) await order()
    await setTimeout(AFTER_MS)
  })
  return (counted - (idle * (performance.now() - since)) / IDLE_MS) / COUNTED_ORDERS
}

/**
 * @returns of each shop the medians of its turns: orders `perSecond`, `p95` in milliseconds, the share `failed`; and
 * `why` the first failed
 */
export async function ordersAtOnce(shops, shoppers, turns) {
  const measured = shops.map(() => [])
  for (let turn = 0; turn < turns; turn++)
    for (const [at, shop] of shops.entries()) measured[at].push(await crowd(shop, shoppers))
  return measured.map((runs) => {
    const of = (what) => median(runs.map((run) => run[what]))
    const why = runs.find((run) => run.why)?.why
    return { perSecond: of("perSecond"), p95: of("p95"), failed: of("failed"), why }
  })
}

/** Runs this number of shoppers, each placing one order after another for some seconds. */
async function crowd(shop, shoppers) {
  const ready = await Promise.all(Array.from({ length: shoppers }, () => ordering(shop)))
  const times = []
  let failed = 0
  let why
  const since = performance.now()
  const until = since + CROWD_SECONDS * 1000
  await Promise.all(
    ready.map(async (first) => {
      for (let order = first; performance.now() < until; )
        try {
          await timed(times, () => order())
        } catch (error) {
          failed++
          why ??= error.message
          // a failed order leaves items in the cart, so a new shopper goes on
          order = await ordering(shop)
        }
    }),
  )
  const seconds = (performance.now() - since) / 1000
  return {
    perSecond: times.length / seconds,
    p95: times.length ? quantile(times, 0.95) : Number.NaN,
    failed: failed / (failed + times.length),
    why,
  }
}
