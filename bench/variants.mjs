import { gzipSync } from "node:zlib"
import { step } from "../scripts/run/progress.mjs"
import { KEY, machine, withBenchEnvironment } from "./bench-environment.mjs"
import { ask, fillGoodsDatabase, OURS } from "./databases.mjs"
import { readQueries } from "./search/queries.mjs"
import { OWNER, signIn } from "./sign-in.mjs"
import { startBackend, startWeb } from "./start-process.mjs"
import { median } from "./throughput.mjs"
import { untilListed } from "./until-listed.mjs"

/** The first is what the others are held against. */
const SIZES = [
  { products: 500, variants: 1 },
  { products: 5_000, variants: 10 },
  { products: 50_000, variants: 1 },
]
const TIMES = 40
const WARM = 10
/** Letters of a query for which suggestions are asked. */
const HALF_TYPED = 5
const CATEGORY = "Department 8"

/** Requests that shoppers make for lists; each list, search and category includes its facets. */
const LISTS = {
  "the newest 12": "limit=12",
  "the cheapest 12": "limit=12&sort=priceLowToHigh",
  "a category": `limit=12&category=${encodeURIComponent(CATEGORY)}`,
  "a category, in stock": `limit=12&in_stock=true&category=${encodeURIComponent(CATEGORY)}`,
  "a search": "limit=12&q=handloom%20saree",
  "a search for one": "limit=12&q=handloom%20saree%20480",
  "a category by size and colour": `limit=12&choice=size:m&choice=colour:red&category=${encodeURIComponent(CATEGORY)}`,
}

/** Lists of small, varied and large shops, and a page of very many variants, on databases of their own. */
export const benchVariants = () =>
  withBenchEnvironment(async (environment) => {
    const opened = []
    for (const size of SIZES) opened.push(await openShop(environment, size))
    const lists = await step("Lists, of each shop in turn", () => listTimes(opened))
    // once is enough: a page reads one product
    const page = await step("Pages", () => pageTimes(environment.processes, opened[0]))
    const typed = await step("What people type", () => typedTimes(opened.at(-1).url))
    const shops = SIZES.map((size, at) => ({ size, lists: lists[at] }))
    return { shops, page, typed, machine: machine() }
  })

async function openShop({ processes, database, settings }, size) {
  const env = await fillGoodsDatabase(database.address, settings, OWNER, size)
  const { url, untilIdle } = await step("Its backend", () => startBackend(processes, "a shop's backend", OURS, env))
  await step("Its index", async () => {
    // one in twenty-five is a draft
    await untilListed(url, size.products - Math.floor((size.products + 18) / 25))
    // it reads all products twice more: what changed meanwhile, and what an event may have missed
    await untilIdle()
    // as the database does by itself in the minutes after so much was written
    for (const rest of ["vacuum analyze", "checkpoint"]) await ask(env.DATABASE_URL, rest)
  })
  return { url, env }
}

const headers = { "x-publishable-api-key": KEY }
const get = async (url) => {
  const response = await fetch(url, { headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}

/**
 * Requests of several addresses, one after another and each in its turn, so that what the machine does meanwhile slows
 * all.
 * @returns of each `{ ms, text }`
 */
async function measureTimes(...addressesOf) {
  const times = addressesOf.map(() => [])
  const texts = []
  for (let nth = 0; nth < WARM + TIMES; nth++)
    for (const [at, addressOf] of addressesOf.entries()) {
      const since = performance.now()
      texts[at] = await get(addressOf(nth))
      if (nth >= WARM) times[at].push(performance.now() - since)
    }
  return times.map((of, at) => ({ ms: median(of), text: texts[at] }))
}

/** @returns for each shop its lists' milliseconds, by their names */
async function listTimes(shops) {
  const lists = shops.map(() => ({}))
  for (const [name, query] of Object.entries(LISTS)) {
    const addresses = shops.map(({ url }) => `${url}/store/catalog/products?${query}`)
    const times = await measureTimes(...addresses.map((address) => () => address))
    for (const [at, { ms }] of times.entries()) lists[at][name] = ms
  }
  return lists
}

/**
 * Measures the judged queries, half-typed for suggestions, after each was requested once.
 * @returns the 95th percentile in milliseconds
 */
async function typedTimes(url) {
  const texts = readQueries().map(({ typed }) => typed)
  const slowest = async (addressOf) => {
    const times = []
    for (const [nth, text] of [...texts, ...texts].entries()) {
      const since = performance.now()
      await get(addressOf(encodeURIComponent(text), encodeURIComponent([...text].slice(0, HALF_TYPED).join(""))))
      if (nth >= texts.length) times.push(performance.now() - since)
    }
    return times.toSorted((a, b) => a - b)[Math.floor(0.95 * times.length)]
  }
  return {
    searches: await slowest((text) => `${url}/store/catalog/products?limit=12&q=${text}`),
    suggestions: await slowest((_, half) => `${url}/store/catalog/suggestions?q=${half}`),
    queries: texts.length,
  }
}

/** A page of a plain product and one of 200 variants, rendered anew each time: `{ ms, bytes }` of each, compressed. */
async function pageTimes(processes, { url, env }) {
  const web = await startWeb(processes, "web tier with its memory off", env, url, "off")
  const ids = ["prod_large000001", "prod_large000002"]
  await vary(url, ids[1])
  const times = await measureTimes(...ids.map((id) => (nth) => `${web.url}/product-info/${id}?n=${nth}`))
  const [plain, varied] = times.map(({ ms, text }) => ({ ms, bytes: gzipSync(text).length }))
  return { plain, varied }
}

/** Gives a product 20 colours in 10 sizes. */
async function vary(url, id) {
  const optionValues = (letter, count) => Array.from({ length: count }, (_, nth) => `${letter}${nth + 1}`)
  const [colours, sizes] = [optionValues("C", 20), optionValues("S", 10)]
  const body = {
    options: [
      { title: "Colour", values: colours.map((value) => ({ value })) },
      { title: "Size", values: sizes.map((value) => ({ value })) },
    ],
    variants: colours.flatMap((colour, at) =>
      sizes.map((size) => ({ values: [colour, size], price: 500 + at, quantity: 3, active: true })),
    ),
  }
  const saved = await fetch(`${url}/back-office/products/${id}/variants`, {
    method: "PUT",
    headers: { cookie: await signIn(url), "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  if (!saved.ok) throw new Error(`The variants were not saved: ${await saved.text()}`)
  while ((JSON.parse(await get(`${url}/store/catalog/products/${id}`)).product.variants ?? []).length < 200)
    await new Promise((resolve) => setTimeout(resolve, 200))
}
