import type { TestShop } from "../shop.ts"
import { expectStatus, type History } from "./make-history.ts"
import { PLUGIN_HISTORIES } from "./plugin-histories.ts"

const ALL = `range=${encodeURIComponent("[0,99]")}`
const TODAY = new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" })
const DAYS = `from=${TODAY}&until=${TODAY}`

/** Lists of the back office whose rows have a page of their own. */
const LISTS = ["orders", "returns", "customers", "products", "offers", "payments"].concat(
  PLUGIN_HISTORIES.flatMap(({ lists }) => lists),
)
const PAGES = [
  "returned-parcels",
  "staff",
  "categories",
  "settings",
  "tax-settings",
  "warehouses",
  `tax-documents?${DAYS}`,
  "overview",
  `overview/sales?${DAYS}`,
  "overview/todo",
  `tax-returns/${TODAY.slice(0, 7)}`,
  `tax-report?${DAYS}`,
]

/** Rows that no later version may change, and totals that several pages add up. */
const ROWS = {
  documents: "select * from gst_document order by id",
  "credit notes": "select * from gst_credit_note order by id",
  "store credit": "select * from store_credit_entry order by id",
  refunds: "select id, payment_id, amount, metadata from refund where deleted_at is null order by id",
  totals: "select order_id, version, totals from order_summary where deleted_at is null order by order_id, version",
  "list of orders": "select * from order_fact order by id",
  "sums of orders": `
    select day, status, shipped, travelling, captured, refunded, online, sum(orders)::int as orders, sum(total) as total
    from order_sum group by 1, 2, 3, 4, 5, 6, 7 having sum(orders) <> 0 or sum(total) <> 0
      order by 1, 2, 3, 4, 5, 6, 7`,
  stock: "select id, stocked_quantity, reserved_quantity from inventory_level where deleted_at is null order by id",
}

/**
 * Reads what the owner, the shoppers and the database see of a history, to be compared with the same of another
 * version.
 */
export async function readHistory(haat: TestShop, { owner, shoppers }: History) {
  const replies: Record<string, unknown> = {}
  const read = async (who: string, client: typeof owner, path: string) =>
    (replies[`${who} ${path}`] = expectStatus(await client.get(path), 200))
  for (const list of LISTS) {
    const rows = await read("owner", owner, `/back-office/${list}?${ALL}`)
    for (const { id } of rows) await read("owner", owner, `/back-office/${list}/${id}`)
  }
  for (const page of PAGES) await read("owner", owner, `/back-office/${page}`)
  for (const shopper of shoppers) {
    const name = shopper.person.username
    const { orders } = await read(name, shopper, "/store/my-orders?limit=50")
    for (const { id } of orders)
      for (const path of ["", "/returns"]) await read(name, shopper, `/store/my-orders/${id}${path}`)
    await read(name, shopper, "/store/credit")
  }
  for (const [name, sql] of Object.entries(ROWS)) replies[name] = JSON.parse(JSON.stringify(await haat.sql(sql)))
  return replies
}
