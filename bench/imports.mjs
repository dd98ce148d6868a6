import { createRequire } from "node:module"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { machine, withBenchEnvironment } from "./bench-environment.mjs"
import { caller } from "./caller.mjs"
import { openDemoShop } from "./demo-shop.mjs"
import { OWNER, signIn } from "./sign-in.mjs"
import { COUNTS_STATEMENTS } from "./statements.mjs"
import { median } from "./throughput.mjs"

const ROWS = 1_000
/** Number of products written one by one, as imports did before: enough to compare. */
const ROWS_ONE_BY_ONE = 200
const SAVES = 20
const POLL_INTERVAL_MS = 20
const HEADING = "name,description,category,price,quantity,about,weight_kg,length_cm,breadth_cm,height_cm,sku"

/**
 * Measures an import of 1,000 rows with SKU beside the same variants written product by product, and how long an owner
 * who saves another product waits meanwhile.
 * @returns the input of `reportImports`
 */
export const benchImports = () => withBenchEnvironment(measure, COUNTS_STATEMENTS)

async function measure(environment) {
  const shop = await openDemoShop(environment)
  const owner = caller(shop.url, {}, 2)
  await owner("POST", "/auth/sign-in", OWNER)
  const save = productSaver(owner, shop.products[0].id)
  const alone = await step("Saves of a product", () => measureTimes(SAVES, save))
  const added = await step("A file of new products", () => importFile(shop.url, owner, newRows(), save))
  const known = await shop.query(KNOWN)
  const changed = await step("A file that changes them", () => importFile(shop.url, owner, changedRows(known), save))
  const oneByOne = await step("Product by product", () => writeOneByOne(environment, known))
  return { added, changed, oneByOne, alone: median(alone), rows: ROWS, machine: machine() }
}

const KNOWN = `
  select p.id, v.id as variant_id from product p join product_variant v on v.product_id = p.id
  where p.title like 'Bench %' order by p.id`

const newRows = () => [
  HEADING,
  ...Array.from({ length: ROWS }, (_, n) => `Bench ${n},Brass,CATEGORY,499,5,By hand,0.5,10,11,12,BENCH-${n}`),
]

const changedRows = (known) => [
  "id,price,quantity,sku",
  ...known.map(({ id }, n) => `${id},${500 + n},7,BENCH-CHANGED-${n}`),
]

/** Saves one product, which is in no file, and tells how long that took. */
function productSaver(owner, id) {
  let n = 0
  return async () => {
    const { updated_at } = await owner("GET", `/back-office/products/${id}`)
    const since = performance.now()
    await owner("PUT", `/back-office/products/${id}`, { about: `Saved ${n++} times`, updated_at })
    return performance.now() - since
  }
}

async function measureTimes(count, work) {
  const times = []
  for (let n = 0; n < count; n++) times.push(await work())
  return times
}

/**
 * Checks and runs a file, and saves another product as long as it runs.
 * @returns seconds, and the saves' milliseconds
 */
async function importFile(url, owner, rows, save) {
  const [category] = await owner("GET", "/back-office/categories")
  const response = await fetch(`${url}/back-office/product-imports?filename=bench.csv`, {
    method: "POST",
    headers: { cookie: await signIn(url), "content-type": "text/csv" },
    body: rows.join("\n").replaceAll("CATEGORY", category.name),
  })
  const checked = await response.json()
  if (checked.state !== "ready")
    throw new Error(`The file is not as it should be: ${JSON.stringify(checked).slice(0, 500)}`)
  const since = performance.now()
  await owner("POST", `/back-office/product-imports/${checked.id}/run`, {})
  const responded = performance.now() - since
  const saves = []
  let now
  do {
    saves.push(await save())
    await setTimeout(POLL_INTERVAL_MS)
    now = await owner("GET", `/back-office/product-imports/${checked.id}`)
  } while (now.state === "running")
  if (now.state !== "done") throw new Error(`The import ended as ${JSON.stringify(now).slice(0, 500)}`)
  // by the database's clock, which is this machine's: the last question came some time after the end
  const seconds = (Date.parse(now.finished_at) - (performance.timeOrigin + since)) / 1_000
  return { seconds, answered: responded, save: median(saves) }
}

/**
 * The variants of some of the products, each by a call of its own, in one transaction that is taken back.
 * @returns seconds for ROWS
 */
async function writeOneByOne({ database }, known) {
  const require = createRequire(path.join(ROOT, "plugins/catalog/package.json"))
  const { knex } = require("@medusajs/framework/mikro-orm/knex")
  const { replaceVariants } = require("./.medusa/server/src/modules/catalog/variants/replace-variants.js")
  const db = knex({ client: "pg", connection: database.address("demo") })
  const trx = await db.transaction()
  try {
    const since = performance.now()
    for (const [n, { id: product_id, variant_id }] of known.slice(0, ROWS_ONE_BY_ONE).entries())
      await replaceVariants(trx, product_id, {
        options: [],
        variants: [{ id: variant_id, values: [], price: 600 + n, quantity: 8, sku: `ONE-${n}`, active: true }],
      })
    return ((performance.now() - since) / 1_000) * (ROWS / ROWS_ONE_BY_ONE)
  } finally {
    await trx.rollback()
    await db.destroy()
  }
}
