import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { CustomerDetail, CustomerRow } from "../contract"
import type { ListQuery, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"
import { inOrder, type Order, pageWindow } from "./page-window"

/** `q` is looked for in name, e-mail address and phone number. */
const FILTERS = { q: text(200).optional() }

export const CUSTOMER_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "name", "email", "created_at"],
}
type CustomerQuery = ListQuery<z.output<typeof CUSTOMER_LIST.filters>>

const FROM_CUSTOMERS = "from shopper c where c.has_account"
/** What a row says; more of a shopper is not looked up. */
const COLUMNS = "c.id, c.name, c.email, c.phone, c.created_at"
const SORTS: Record<string, string> = {
  id: "c.id",
  name: "lower(c.name)",
  email: "c.email",
  created_at: "c.created_at",
}

/** `page` is a query on customers; what they bought is reckoned for those alone. */
const withOrders = (page: string) => `
  select c.id, c.name, c.email, c.phone, c.created_at, bought.orders, bought.spent
  from (${page}) c
  left join lateral (
    select count(*)::int as orders, coalesce(sum(o.total), 0)::float8 as spent
    from order_sale o where o.customer_id = c.id
  ) bought on true`

/** Everybody who signed up, the newest first by default. */
export const listCustomers = async (
  db: Knex,
  query: CustomerQuery,
): Promise<{ rows: CustomerRow[]; count: number }> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  // The field comes from the whitelist above, never from the wire.
  const order: Order = [
    [SORTS[field], direction],
    ["c.id", direction],
  ]
  const { sql, values } = matching(query)
  const counted = await db.raw<{ rows: { count: string }[] }>(`select count(*) ${FROM_CUSTOMERS} and ${sql}`, values)
  const count = Number(counted.rows[0].count)
  const window = pageWindow(order, count, query)
  const page = `select ${COLUMNS} from shopper c where c.id = any(array(
    select c.id ${FROM_CUSTOMERS} and ${sql} order by ${window.order} limit ? offset ?))`
  const { rows } = await db.raw<{ rows: CustomerRow[] }>(`${withOrders(page)} order by ${inOrder(order)}`, [
    ...values,
    window.limit,
    window.offset,
  ])
  return { rows, count }
}

/** What the list is sorted by as a row has it: its time comes back in milliseconds, and a name in its own case. */
const KEYS: Record<string, { sql: string; of: string; value: (row: CustomerRow) => string | Date }> = {
  id: { sql: "c.id", of: "?", value: ({ id }) => id },
  name: { sql: SORTS.name, of: "lower(?)", value: ({ name }) => name },
  email: { sql: "coalesce(c.email, '')", of: "?", value: ({ email }) => email ?? "" },
  created_at: { sql: "date_trunc('milliseconds', c.created_at)", of: "?", value: ({ created_at }) => created_at },
}

/** In the list's order, the `take` customers after `last`, or the first ones; how many there are is not counted. */
export const readCustomers = async (
  db: Knex,
  query: CustomerQuery,
  take: number,
  last?: CustomerRow,
): Promise<CustomerRow[]> => {
  const [field, direction] = query.sort ?? ["created_at", "DESC"]
  const key = KEYS[field]
  const order = `order by ${key.sql} ${direction}, c.id ${direction}`
  const { sql, values } = matching(query)
  const after = last ? `and (${key.sql}, c.id) ${direction === "ASC" ? ">" : "<"} (${key.of}, ?)` : ""
  const { rows } = await db.raw<{ rows: CustomerRow[] }>(
    `${withOrders(`select ${COLUMNS} ${FROM_CUSTOMERS} and ${sql} ${after} ${order} limit ?`)} ${order}`,
    [...values, ...(last ? [key.value(last), last.id] : []), take],
  )
  return rows
}

const ADDRESSES = `
  select id, coalesce(first_name, '') as first_name, coalesce(last_name, '') as last_name, phone,
    coalesce(address_1, '') as address_1, coalesce(address_2, '') as address_2, coalesce(city, '') as city,
    coalesce(province, '') as province, coalesce(postal_code, '') as postal_code,
    coalesce(country_code, '') as country_code, is_default_shipping as is_default
  from shopper_address where customer_id = ? order by created_at, id limit 100`

/** One customer with their addresses, or null when there is none. Their orders are in the list of orders. */
export const findCustomer = async (db: Knex, id: string): Promise<CustomerDetail | null> => {
  const [customer, addresses] = await Promise.all([
    db.raw<{ rows: CustomerRow[] }>(withOrders(`select ${COLUMNS} ${FROM_CUSTOMERS} and c.id = ?`), [id]),
    db.raw<{ rows: CustomerDetail["addresses"] }>(ADDRESSES, [id]),
  ])
  return customer.rows.length ? { ...customer.rows[0], addresses: addresses.rows } : null
}

/** Who signed up with this address, which is written in small letters; null when nobody did. */
export const findCustomerByEmail = async (db: Knex, email: string): Promise<CustomerRow | null> => {
  const { rows } = await db.raw<{ rows: CustomerRow[] }>(
    withOrders(`select ${COLUMNS} ${FROM_CUSTOMERS} and c.email = ?`),
    [email],
  )
  return rows[0] ?? null
}

const matching = ({ ids, filter: { q } }: CustomerQuery) => {
  const conditions: [sql: string, ...values: (string | string[])[]][] = []
  if (ids) conditions.push(["c.id = any(?)", ids])
  if (q) {
    const part = `%${q.replace(/[\\%_]/g, "\\$&")}%`
    conditions.push([`(c.name ilike ? or c.email ilike ? or c.phone ilike ?)`, part, part, part])
  }
  return {
    sql: conditions.map(([sql]) => sql).join(" and ") || "true",
    values: conditions.flatMap(([, ...values]) => values),
  }
}
