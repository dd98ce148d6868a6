import { setTimeout } from "node:timers/promises"
import { findPlugins } from "../scripts/run/find-plugins.mjs"
import { step } from "../scripts/run/progress.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { caller } from "./caller.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { newShopper, timed } from "./orders.mjs"
import { OWNER } from "./sign-in.mjs"
import { COUNTS_STATEMENTS, countStatements } from "./statements.mjs"
import { median } from "./throughput.mjs"

const ROUNDS = 12
/** Orders in one state of the switch; the first two of each warm up and do not count. */
const ORDERS_OF_ROUND = 6
const WARM_ORDERS = 2
/** Longer than any process needs to read the switch again. */
const SWITCHED_MS = 2_500

/** Values that shoppers enter at checkout, by plugin. */
const FIELDS = { "gift-wrap": { is_wrapped: true, message: "For Meera" } }

/**
 * Measures orders of a shop while a plugin is switched on and off in turn, at the backend of a demo shop.
 * @param plugin one that is installed and optional; its fields at checkout are filled in
 * @returns the input of `reportPluginOrders`
 * @throws when there is no such plugin
 */
export function benchPluginOrders(plugin) {
  if (!findPlugins().some(({ name }) => name === plugin))
    throw new Error(`There is no plugin ${plugin}: copy it from examples/ to plugins/, and link it into node_modules.`)
  return withBenchEnvironment((environment) => measure(environment, plugin), COUNTS_STATEMENTS)
}

async function measure(environment, plugin) {
  const shop = await openDemoShop(environment)
  const owner = caller(shop.url)
  await owner("POST", "/auth/sign-in", OWNER)
  const times = await step("Orders, with the plugin and without", () => orderTimes(shop, owner, plugin))
  return { plugin, times, orders: ROUNDS * (ORDERS_OF_ROUND - WARM_ORDERS), machine: machine() }
}

const figures = () => ({ line: { milliseconds: [], statements: [] }, order: { milliseconds: [], statements: [] } })

/** @returns the median milliseconds and statements of a line and of an order, with the plugin and without */
async function orderTimes({ query, products, shopper }, owner, plugin) {
  const times = { without: figures(), with: figures() }
  const counted = async ({ milliseconds, statements }, work) => {
    statements.push(await countStatements(query, () => timed(milliseconds, work)))
  }
  for (let round = 0; round < ROUNDS; round++) {
    const ways = ["without", "with"]
    for (const way of round % 2 ? ways.toReversed() : ways) {
      await owner("PUT", `/back-office/plugins/${plugin}`, { is_on: way === "with" })
      await setTimeout(SWITCHED_MS)
      const call = shopper()
      const { addLine, order } = await newShopper(call, `bench${way}${round}`)
      for (let n = 0; n < ORDERS_OF_ROUND; n++) {
        const { line, order: placed } = n < WARM_ORDERS ? figures() : times[way]
        await addLine(products[(2 * n) % products.length].id)
        await counted(line, () => addLine(products[(2 * n + 1) % products.length].id))
        if (way === "with" && FIELDS[plugin])
          await call("POST", "/store/checkout/fields", { plugin, values: FIELDS[plugin] })
        await counted(placed, order)
      }
    }
  }
  for (const way of Object.values(times))
    for (const part of Object.values(way)) for (const unit of Object.keys(part)) part[unit] = median(part[unit])
  return times
}
