import { fileURLToPath } from "node:url"
import { command } from "../../scripts/run/command.mjs"
import { attempt } from "./attempt.ts"
import { watchMemory } from "./memory.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, formatSeconds, type Outcome, pause, type Row, secondsUntil, those } from "./row.ts"
import { type Shoppers, startShoppers } from "./shoppers.ts"

const READERS = fileURLToPath(new URL("./readers.mjs", import.meta.url))
/** Uncached requests of each reader. */
const READS = ["/search?query=brass+#", "/store/catalog/products?limit=12&query=lota+#", "/?visit=#"]

type Seen = {
  sent: number
  ok: number
  shed: number
  shedInWords: number
  statuses: Record<string, number>
  errors: Record<string, number>
  seconds: number
  okMedianMs: number
  ok95Ms: number
}

const read = async (url: string, how: { seconds: number; rate?: number; connections?: number }): Promise<Seen> =>
  JSON.parse(await command(process.execPath, [READERS, JSON.stringify({ url, paths: READS, ...how })]))

const CAPACITY_CONNECTIONS = 16
const CAPACITY_S = 8

/**
 * Reads a second that the shop answers when there are always some to answer; the first seconds are for the engine to
 * compile.
 */
async function measureCapacity(web: string): Promise<number> {
  await read(web, { seconds: CAPACITY_S, connections: CAPACITY_CONNECTIONS })
  const { ok, seconds } = await read(web, { seconds: CAPACITY_S, connections: CAPACITY_CONNECTIONS })
  return ok / seconds
}

/** Replies to buyers between cart and order. */
const sales = ({ steps }: Shoppers) => {
  const well = steps.filter(({ status }) => status === 200 || status === 201)
  // a total that has changed meanwhile is shown, and ordered again
  const share = (well.length + steps.filter(({ status }) => status === 409).length) / Math.max(1, steps.length)
  return {
    share,
    statuses: counted(steps.map(({ status }) => status)),
    longest: Math.max(0, ...steps.map(({ ms }) => ms)),
  }
}

const OVERLOAD = 3
const OVERLOAD_S = 120
const HEALTHY_S = 10

async function overload(shop: FaultShop): Promise<Outcome> {
  const [people, product] = await Promise.all([shop.crowd(4), shop.haat.product({ quantity: 5_000 })])
  const capacity = await measureCapacity(shop.web)
  const shoppers = startShoppers(shop, people, product.id, 500)
  const seen = await read(shop.web, { seconds: OVERLOAD_S, rate: capacity * OVERLOAD })
  await shoppers.stop()
  const healthy = await secondsUntil(60, async () => {
    await shop.ready(1)
    return (await attempt(() => shop.haat.guest().get(`${shop.web}/?after`))).status === 200
  })
  const { share, statuses, longest } = sales(shoppers)
  const others = Object.entries(seen.statuses).filter(([status]) => !["200", "503", "429"].includes(status))
  const errors = Object.entries(seen.errors)
  return {
    figures: `capacity ${capacity.toFixed(0)}/s; of ${seen.sent} reads ${seen.ok} answered (95 % within ${seen.ok95Ms} ms), ${seen.shed} shed; checkout ${(share * 100).toFixed(1)} % (${statuses}), ${shoppers.placed.length} orders, longest ${formatSeconds(longest / 1000)}; healthy ${formatSeconds(healthy)} after`,
    broken: those({
      [`reads were answered with ${JSON.stringify(others)}`]: others.length > 0,
      [`reads got no answer: ${JSON.stringify(errors)}`]: errors.length > 0,
      [`${seen.shed - seen.shedInWords} reads were shed without Retry-After`]: seen.shed > seen.shedInWords,
      "checkout below 99 %": share < 0.99 || !shoppers.placed.length,
      "not healthy within 10 s": healthy === undefined || healthy > HEALTHY_S,
    }),
  }
}

export const BROWSING = "10 minutes of browsing and ordering"
const BROWSING_S = 600
/** Warm-up time, whose memory is not measured. */
const WARM_S = 120
/** MB a minute. */
const MAX_SLOPE = 1

/** Half of what the shop can answer, for ten minutes, while people order. */
async function browse(shop: FaultShop): Promise<Outcome> {
  const [people, product] = await Promise.all([shop.crowd(2), shop.haat.product({ quantity: 5_000 })])
  const capacity = await measureCapacity(shop.web)
  const shoppers = startShoppers(shop, people, product.id, 2_000)
  const reading = read(shop.web, { seconds: BROWSING_S, rate: capacity / 2 })
  await pause(WARM_S * 1000)
  const { backend, worker, web } = shop.processes
  const watched = watchMemory({
    backend: Number(backend.child.pid),
    worker: Number(worker.child.pid),
    web: Number(web.child.pid),
  })
  const seen = await reading
  const memory = await watched()
  await shoppers.stop()
  const rejected = shoppers.steps.filter(({ status }) => ![200, 201, 409].includes(status))
  const failed = seen.sent - seen.ok
  const growing = memory.filter(({ slope }) => slope >= MAX_SLOPE)
  return {
    figures: `${seen.sent} reads, ${failed} not answered well ${JSON.stringify({ ...seen.statuses, ...seen.errors })}, ${shoppers.placed.length} orders; ${memory.map(({ name, mb, peak, slope }) => `${name} ${mb.toFixed(0)} MB in use, at most ${peak.toFixed(0)}, ${slope.toFixed(2)} MB/min`).join("; ")}`,
    broken: those({
      [`${failed} reads were not answered`]: failed > 0,
      [`a buyer was rejected: ${rejected[0]?.status} ${JSON.stringify(rejected[0]?.body)}`]: rejected.length > 0,
      [`memory grows: ${growing.map(({ name }) => name)}`]: growing.length > 0,
    }),
  }
}

export const loadRows: Row[] = [
  { name: "3 times the capacity of reads for 2 minutes", run: overload },
  { name: BROWSING, run: browse },
]
