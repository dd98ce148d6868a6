import { step } from "../scripts/run/progress.mjs"
import { KEY } from "./bench-environment.mjs"
import { caller } from "./caller.mjs"
import { ask, fillDemoDatabase, OURS } from "./databases.mjs"
import { OWNER } from "./sign-in.mjs"
import { startBackend } from "./start-process.mjs"
import { beginToCount } from "./statements.mjs"
import { untilListed } from "./until-listed.mjs"

/**
 * Opens the demo shop with plenty of everything, on a PostgreSQL that counts statements.
 * @param more settings of its backend
 * @returns the backend's `url` and `pid`, `query(text)` for rows of its database, `shopper()` for a caller of its own,
 * and `products` in stock
 */
export async function openDemoShop({ processes, database, settings }, more = {}) {
  const env = await fillDemoDatabase(database.address, settings, OWNER)
  const query = (text) => ask(env.DATABASE_URL, text)
  await beginToCount(query)
  await query("update inventory_level set stocked_quantity = 100000")
  const { url, pid, untilIdle } = await step("Its backend", () =>
    startBackend(processes, "the demo shop's backend", OURS, { ...env, ...more }),
  )
  const [{ count }] = await query("select count(*) from product where status = 'published' and deleted_at is null")
  await untilListed(url, Number(count))
  // it still reads all postal codes
  await untilIdle()
  const shopper = () => caller(url, { "x-publishable-api-key": KEY })
  const { products } = await shopper()("GET", "/store/catalog/products?limit=40&in_stock=true")
  return { url, pid, query, shopper, products }
}
