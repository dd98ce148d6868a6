import { step } from "../../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "../bench-environment.mjs"
import { sumProcessMemory } from "../process-memory.mjs"
import { beginToCount, COUNTS_STATEMENTS } from "../statements.mjs"
import { median } from "../throughput.mjs"
import { openEvershop } from "./evershop.mjs"
import { openHaat } from "./haat.mjs"
import { ordersAlone, ordersAtOnce, statementsOfOrder } from "./orders.mjs"
import { measureReads, untilRead } from "./reads.mjs"
import { openVendure } from "./vendure.mjs"

const TURNS = 3
const CROWDS = [4, 16]

/** Haat, Vendure and EverShop with the same products on the same PostgreSQL. @returns what `reportPeers` takes */
export const benchPeers = () => withBenchEnvironment(measure, COUNTS_STATEMENTS)

async function measure(environment) {
  const opened = []
  for (const open of [openHaat, openVendure, openEvershop]) opened.push(await open(environment))
  for (const { query } of opened) for (const rest of ["vacuum analyze", "checkpoint"]) await query(rest)
  const shops = await measureShops(opened)
  return { shops, turns: TURNS, machine: machine() }
}

/**
 * Measures shops in turn, all of them running.
 * @param opened of each `{ name, query, products, start, reads, shopper }`: `query(text)` asks its database; `start()`
 * resolves with its `url` and its `parts`; `reads(url)` are targets of `throughput`, by what is read; `shopper(url)` is
 * `{ addLine(product), order() }`
 * @returns of each `{ name, start, reads, alone, crowds, statements, memory }`
 */
async function measureShops(opened) {
  const starts = await step("Cold starts", () => startAll(opened))
  const shops = opened.map((shop, at) => ({ ...shop, ...starts[at] }))
  for (const { parts } of shops) for (const part of parts) await part.untilIdle()
  const held = () => shops.map(({ parts }) => sumProcessMemory(parts.map(({ pid }) => pid)))
  const idle = held()
  for (const { query } of shops) await beginToCount(query)
  const alone = await step("Orders, one after another", () => ordersAlone(shops, TURNS))
  const statements = await step("Statements of an order", () => measureEach(shops, statementsOfOrder))
  const reads = await step("Reads, eight at a time", () => measureReads(shops))
  const crowds = {}
  for (const shoppers of CROWDS)
    crowds[shoppers] = await step(`Orders of ${shoppers} at once`, () => ordersAtOnce(shops, shoppers, TURNS))
  const loaded = held()
  return shops.map(({ name, seconds }, at) => ({
    name,
    seconds: median(seconds),
    reads: reads[at],
    alone: alone[at],
    crowds: Object.fromEntries(CROWDS.map((shoppers) => [shoppers, crowds[shoppers][at]])),
    statements: statements[at],
    memory: { idle: idle[at], loaded: loaded[at] },
  }))
}

/** One after another. @returns what `measureOne` gives of each */
async function measureEach(shops, measureOne) {
  const measured = []
  for (const shop of shops) measured.push(await measureOne(shop))
  return measured
}

/**
 * Starts each so often, until it lists products.
 * @returns of each its `seconds`, and what the last start gave, which runs on
 */
async function startAll(opened) {
  const seconds = opened.map(() => [])
  const running = []
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, shop] of opened.entries()) {
      for (const part of running[at]?.parts ?? []) await part.end()
      const since = performance.now()
      running[at] = await shop.start()
      await untilRead(shop.reads(running[at].url).list)
      seconds[at].push((performance.now() - since) / 1000)
    }
  return running.map((one, at) => ({ ...one, seconds: seconds[at] }))
}
