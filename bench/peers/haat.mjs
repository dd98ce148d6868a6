import { freePort } from "../../scripts/run/free-port.mjs"
import { step } from "../../scripts/run/progress.mjs"
import { caller } from "../caller.mjs"
import { ask, fillDatabases, OURS } from "../databases.mjs"
import { newShopper } from "../orders.mjs"
import { startBackend, startWeb } from "../start-process.mjs"
import { PRODUCTS } from "../stock/goods.js"
import { untilListed } from "../until-listed.mjs"

const BROWSER = { "accept-encoding": "br" }

/** Haat with the web tier's memory off. @returns a shop as `measureShops` takes it */
export async function openHaat({ processes, database, settings }) {
  const { ours: env } = await fillDatabases(database.address, settings)
  const query = (text) => ask(env.DATABASE_URL, text)
  const products = (await query("select id from product order by id limit 100")).map(({ id }) => id)
  const start = async () => {
    const port = await freePort()
    const parts = await Promise.all([
      startWeb(processes, "Haat's web tier", env, `http://127.0.0.1:${port}`, "off"),
      startBackend(processes, "Haat's backend", OURS, env, port),
    ])
    return { url: parts[0].url, parts }
  }
  await step("Haat's index", () => fillIndex(start))
  return { name: "Haat", query, products, start, reads: (url) => reads(url, products), shopper }
}

/** A first start fills the index. */
async function fillIndex(start) {
  const { url, parts } = await start()
  await untilListed(url, PRODUCTS)
  for (const part of parts) await part.untilIdle()
  for (const part of parts) await part.end()
}

const reads = (url, products) => ({
  list: { url, headers: BROWSER, paths: ["/store/catalog/products?limit=12"] },
  search: { url, headers: BROWSER, paths: ["/store/catalog/products?limit=12&q=handloom%20saree"] },
  product: { url, headers: BROWSER, paths: products.slice(0, 20).map((id) => `/product-info/${id}`) },
  home: { url, headers: BROWSER, paths: ["/"] },
})

let shoppers = 0

const shopper = (url) => newShopper(caller(url), `peer${++shoppers}`)
