import path from "node:path"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { KEY, machine, withBenchEnvironment } from "./bench-environment.mjs"
import { fillDatabases, OURS, STOCK } from "./databases.mjs"
import { firstLoad } from "./first-load.mjs"
import { measureLists, SHOP } from "./lists.mjs"
import { orderTimes } from "./orders.mjs"
import { startBackend, startWeb } from "./start-process.mjs"
import { throughput } from "./throughput.mjs"
import { untilListed } from "./until-listed.mjs"

const BARE = path.join(ROOT, "bench/bare.mjs")
/** Reads go round as many products, so that no part answers from the one it has just seen. */
const PRODUCTS = 20

/** Measures everything in one run, on a database of its own. @returns what `report` takes */
export const bench = () => withBenchEnvironment(measure)

async function measure(environment) {
  const { processes, database, settings } = environment
  const env = await fillDatabases(database.address, settings)
  const shop = await step("Both shops and the web tier", () => startAll(processes, env))
  const known = await step("What they sell", () => readGoods(shop))
  const orders = await step("Orders, one after another", () => orderTimes(known.stock, known.ours))
  const reads = await step("Reads, eight at a time", () => measureReads(processes, shop, known))
  const [home, admin] = [await firstLoad(shop.hot.url), await firstLoad(shop.hot.url, "/admin")]
  // the memory of a run is the reads', not that of what follows
  const held = shop.processes.map(({ name, seconds, memory }) => ({ name, seconds, memory: memory() }))
  return {
    reads,
    orders,
    load: { home, admin },
    processes: held,
    lists: await measureLists(environment, SHOP),
    size: SHOP,
    machine: machine(),
  }
}

async function startAll(processes, env) {
  const stock = await startBackend(processes, "stock Medusa", STOCK, env.stock)
  const ours = await startBackend(processes, "Haat's backend", OURS, env.ours)
  const hot = await startWeb(processes, "web tier", env.ours, ours.url, "on")
  const cold = await startWeb(processes, "web tier with its memory off", env.ours, ours.url, "off")
  return { stock, ours, hot, cold, processes: [stock, ours, hot, cold] }
}

/** Ids on both sides, once the shop's index holds all products. */
async function readGoods({ stock, hot }) {
  const get = async (url) => (await fetch(url, { headers: { "x-publishable-api-key": KEY } })).json()
  await untilListed(hot.url, 500)
  const { regions } = await get(`${stock.url}/store/regions`)
  const regionId = regions.find(({ currency_code }) => currency_code === "inr").id
  const { products } = await get(`${stock.url}/store/products?limit=${PRODUCTS}&region_id=${regionId}`)
  const { products: ours } = await get(`${hot.url}/store/catalog/products?limit=${PRODUCTS}`)
  const variants = products.map(({ variants: [variant] }) => variant.id)
  const call = { method: "POST", headers: { "x-publishable-api-key": KEY, "content-type": "application/json" } }
  const made = await fetch(`${stock.url}/store/carts`, {
    ...call,
    body: JSON.stringify({ region_id: regionId, items: [{ variant_id: variants[0], quantity: 1 }] }),
  })
  const { cart } = await made.json()
  const { shipping_options } = await get(`${stock.url}/store/shipping-options?cart_id=${cart.id}`)
  return {
    stock: {
      url: stock.url,
      key: KEY,
      regionId,
      variants,
      products: products.map(({ id }) => id),
      optionId: shipping_options[0].id,
    },
    ours: { url: hot.url, products: ours.map(({ id }) => id) },
  }
}

/** Stock Medusa has no pages: the product page, HTML and all, is held against its product JSON. */
async function measureReads(processes, shop, { stock, ours }) {
  const LIST = "/store/catalog/products?limit=12"
  const asWeTell = "*variants.calculated_price,+variants.inventory_quantity,*categories"
  const fields = `region_id=${stock.regionId}&fields=${asWeTell}`
  const product = stock.products.map((id) => `/store/products/${id}?${fields}`)
  const what = {
    "list of 12": { stock: [`/store/products?limit=12&${fields}`], ours: [LIST] },
    product: { stock: product, ours: ours.products.map((id) => `/store/catalog/products/${id}`) },
    "product page": { stock: product, ours: ours.products.map((id) => `/product-info/${id}`) },
  }
  const bare = await startBare(
    processes,
    Object.values(what).map(({ ours: [path] }) => shop.hot.url + path),
  )
  const key = { "x-publishable-api-key": KEY }
  const browser = { "accept-encoding": "br" }
  const targets = Object.entries(what).flatMap(([name, paths], n) => [
    { name: `${name}|stock`, url: shop.stock.url, paths: paths.stock, headers: key },
    { name: `${name}|cold`, url: shop.cold.url, paths: paths.ours, headers: browser },
    { name: `${name}|hot`, url: shop.hot.url, paths: paths.ours, headers: browser },
    { name: `${name}|bare`, url: bare[n], paths: paths.ours, headers: browser },
  ])
  const measured = await throughput(targets)
  return Object.fromEntries(
    Object.keys(what).map((name) => [
      name,
      Object.fromEntries(["stock", "cold", "hot", "bare"].map((who) => [who, measured[`${name}|${who}`]])),
    ]),
  )
}

const startBare = (processes, addresses) =>
  new Promise((resolve) => {
    processes.start("bare Node", [BARE, ...addresses], {
      listen: (text) => resolve(JSON.parse(text).map((port) => `http://127.0.0.1:${port}`)),
    })
  })
