import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "../scripts/run/find-plugins.mjs"

const PAGE_SIZE = 25

/**
 * Requests that the benchmark makes to each list of the back office: every sort field and the filters its screen
 * offers.
 */
const LISTS = {
  products: {
    sorts: ["name", "price", "quantity", "active", "category", "created_at", "updated_at"],
    filters: [
      { q: "saree" },
      { q: "no such thing" },
      { active: false },
      { stock: "in" },
      { stock: "low" },
      { stock: "out" },
      { min_price: 500, max_price: 5000 },
      { category_id: "pcat_large7" },
    ],
  },
  categories: { sorts: ["name", "product_count"], filters: [{ q: "department" }] },
  orders: {
    sorts: ["created_at", "display_id", "customer_name", "total", "status"],
    filters: [
      { q: "sharma" },
      { q: "a" },
      { q: "#4711" },
      { state: "to_ship" },
      { state: "shipped" },
      { state: "delivered" },
      { state: "canceled" },
      { payment: "pending" },
      { payment: "paid" },
      { payment: "refunded" },
      { payment: "cash_due" },
      { method: "cod" },
      { state: "delivered", payment: "paid", method: "online" },
      { customer_id: "cus_large000008" },
      { from: daysAgo(400), until: daysAgo(35) },
    ],
  },
  payments: {
    sorts: ["created_at", "updated_at", "state", "amount", "customer_email", "order_display_id"],
    filters: [{ state: "ordered" }, { state: "refunded" }, { attention: true }],
  },
  customers: { sorts: ["name", "email", "created_at"], filters: [{ q: "sharma" }, { q: "a" }, { q: "shopper4711" }] },
  "audit-log": {
    sorts: ["created_at"],
    filters: [
      { q: "something 4711" },
      { q: "price" },
      { user_id: "user_large1" },
      { resource: "orders" },
      { from: daysAgo(400), until: daysAgo(35) },
    ],
  },
}

/** Reads the lists that plugins bring, in their src/testing/bench-lists.json. */
const readPluginLists = () =>
  Object.assign(
    {},
    ...findPlugins()
      .map(({ folder }) => path.join(folder, "src/testing/bench-lists.json"))
      .filter(existsSync)
      .map((file) => JSON.parse(readFileSync(file, "utf8"))),
  )

const FIGURES = {
  "nothing but who asks": "/me",
  overview: `/overview?date=${daysAgo(0)}`,
  "a year of sales": `/overview/sales?from=${daysAgo(364)}&until=${daysAgo(0)}`,
  "what waits": "/overview/todo",
  "the audit log's filters": "/audit-log/filters",
  "one order": "/orders/order_large040000",
  "one customer": "/customers/cus_large000008",
}

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

const query = (requests) =>
  Object.entries(requests)
    .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
    .join("&")
const page = (skip) => [Math.max(skip, 0), Math.max(skip, 0) + PAGE_SIZE - 1]

const filterLabel = (filter) =>
  Object.entries(filter)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ")

/**
 * Everything that is measured, as `[list, what, path]`. Middle pages are the farthest from either end.
 * @param get answers a path below /back-office with the list's total
 */
export async function listRequests(get) {
  const requests = []
  for (const [list, { sorts, filters }] of Object.entries({ ...LISTS, ...readPluginLists() })) {
    const { total } = await get(`/${list}`)
    const middle = page(Math.floor(total / 2))
    const add = (what, of) => requests.push([list, what, `/${list}?${query(of)}`])
    add("first page", { range: page(0) })
    add("last page", { range: page(total - PAGE_SIZE) })
    for (const sort of sorts) {
      add(`by ${sort}, first page`, { sort: [sort, "ASC"], range: page(0) })
      add(`by ${sort}, middle page`, { sort: [sort, "DESC"], range: middle })
    }
    for (const filter of filters) add(filterLabel(filter), { filter, range: page(0) })
  }
  for (const [what, path] of Object.entries(FIGURES)) requests.push(["figures", what, path])
  return requests
}
