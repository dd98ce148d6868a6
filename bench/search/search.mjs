import { step } from "../../scripts/run/progress.mjs"
import { KEY, machine, withBenchEnvironment } from "../bench-environment.mjs"
import { fillDemoDatabase, OURS, STOCK } from "../databases.mjs"
import { OWNER } from "../sign-in.mjs"
import { startBackend } from "../start-process.mjs"
import { fillShop } from "./fill-shop.mjs"
import { allGoods } from "./goods.mjs"
import { readQueries } from "./queries.mjs"
import { SEEN, score, sumUp } from "./score.mjs"

/** Asks the judged queries of the shop and of stock Medusa on the very same products. */
export const benchSearch = () => withBenchEnvironment(measure)

async function measure({ processes, database, settings }) {
  const env = await fillDemoDatabase(database.address, settings, OWNER)
  const ours = await step("Its backend", () => startBackend(processes, "the shop's backend", OURS, env))
  await step("The goods, imported", () => fillShop(ours.url))
  const found = await step("The judged queries", () => askAll(searchOurs(ours.url)))
  const names = await step("Exact names", () => missedNames(ours.url))
  // It may write to its database, which the shop is done with by now.
  const stock = await step("Stock Medusa", () => startBackend(processes, "stock Medusa", STOCK, env))
  const foundByStock = await step("The same of stock Medusa", () => askAll(searchStock(stock.url)))
  return {
    scripts: byScript(found, foundByStock),
    none: sumUp(found).none,
    names,
    misses: found.filter(({ heldOut }) => !heldOut),
    machine: machine(),
    goods: allGoods().length,
  }
}

async function get(url) {
  const response = await fetch(url, { headers: { "x-publishable-api-key": KEY } })
  if (!response.ok) throw new Error(`${url} responded ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response.json()
}

const searchOurs = (url) => async (typed) => {
  const { products, whole } = await get(`${url}/store/catalog/products?limit=${SEEN}&q=${encodeURIComponent(typed)}`)
  return { names: products.map(({ name }) => name), partial: products.length > 0 && !whole }
}

const searchStock = (url) => async (typed) => {
  const address = `${url}/store/products?limit=${SEEN}&fields=id,title&q=${encodeURIComponent(typed)}`
  return { names: (await get(address)).products.map(({ title }) => title), partial: false }
}

async function askAll(search) {
  const goods = allGoods()
  const searches = []
  for (const query of readQueries()) {
    const { names, partial } = await search(query.typed)
    searches.push({ ...query, partial, ...score(query, names, goods) })
  }
  return searches
}

function byScript(found, foundByStock) {
  const scripts = [...new Set(found.map(({ script }) => script))]
  const parts = (searches, script) => {
    const all = searches.filter((one) => one.script === script)
    const [heldOut, rest] = [true, false].map((held) => sumUp(all.filter((one) => one.heldOut === held)))
    return { all: sumUp(all), heldOut, rest }
  }
  return scripts.map((script) => ({ script, ours: parts(found, script), stock: parts(foundByStock, script) }))
}

/** Names, English and Hindi, that do not find their own product before all others. */
async function missedNames(url) {
  const missed = []
  const all = allGoods().flatMap(({ name, name_hi }) => [
    { name, locale: "en" },
    ...(name_hi ? [{ name: name_hi, locale: "hi" }] : []),
  ])
  for (const { name, locale } of all) {
    const { products } = await get(
      `${url}/store/catalog/products?limit=1&locale=${locale}&q=${encodeURIComponent(name)}`,
    )
    if (products[0]?.name !== name) missed.push({ name, came: products[0]?.name })
  }
  return { total: all.length, missed }
}
