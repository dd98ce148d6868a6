import type { CustomerRow } from "@haat/sdk/back-office"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CustomerDetail } from "../contract"
import { readStoreCredit } from "./store-credit"

/** Customers with an account, newest first by default. Orders and spending are computed only for the rows of a page. */
export const CUSTOMERS = rowList<CustomerRow>()({
  from: "(select id, name, email, phone, created_at from shopper where has_account)",
  joins: {
    sales: `left join lateral (
      select count(*)::int as orders, coalesce(sum(o.total), 0)::float8 as spent
      from order_sale o where o.customer_id = r.id
    ) sales on true`,
  },
  columns: "r.id, r.name, r.email, r.phone, r.created_at, sales.orders, sales.spent",
  filters: SEARCH,
  searched: ["r.name", "r.email", "r.phone"],
  sortable: ["id", "name", "email", "created_at"],
  sorts: { name: "lower(r.name)" },
  keys: { email: "coalesce(r.email, '')" },
  order: ["created_at", "DESC"],
})

const ADDRESSES = `
  select id, coalesce(first_name, '') as first_name, coalesce(last_name, '') as last_name, phone,
    coalesce(address_1, '') as address_1, coalesce(address_2, '') as address_2, coalesce(city, '') as city,
    coalesce(province, '') as province, coalesce(postal_code, '') as postal_code,
    coalesce(country_code, '') as country_code, is_default_shipping as is_default
  from shopper_address where customer_id = ? order by created_at, id limit 100`

/** Finds a customer with addresses and store credit; null when there is none. */
export const findCustomer = async (db: Knex, id: string): Promise<CustomerDetail | null> => {
  const [customer, addresses, credit] = await Promise.all([
    CUSTOMERS.find(db, id),
    db.raw<{ rows: CustomerDetail["addresses"] }>(ADDRESSES, [id]),
    readStoreCredit(db, id),
  ])
  return customer && { ...customer, addresses: addresses.rows, credit }
}

/** Finds the customer with this lower-case email address; null when there is none. */
export const findCustomerByEmail = async (db: Knex, email: string): Promise<CustomerRow | null> => {
  const { rows } = await db.raw<{ rows: CustomerRow[] }>(`${CUSTOMERS.select} where r.email = ?`, [email])
  return rows[0] ?? null
}
