import type { TestShop } from "@haat/testing"

/** What an order and its payment are made of in Medusa's tables. */
const ORDER_TABLES =
  "^(order|payment|capture|refund|reservation_item|inventory_level|cart_payment_collection|credit|cart$)"
export const CART_TABLES = "^cart"

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ $1
    and table_name not in ('order_fact', 'order_day_sum', 'order_day_change')
  order by 1`

export type Row = Record<string, unknown>

export const transactionId = async (haat: TestShop) =>
  Number((await haat.sql("select pg_current_xact_id()::text as id"))[0].id)

/** The rows written since, by table. */
export async function writtenSince(
  haat: TestShop,
  transaction: number,
  tables = ORDER_TABLES,
): Promise<Record<string, Row[]>> {
  const written: Record<string, Row[]> = {}
  for (const { name } of await haat.sql(TABLES, [tables])) {
    const rows = await haat.sql(`select to_jsonb(t) as row from "${name}" t where xmin::text::bigint >= $1`, [
      transaction,
    ])
    if (rows.length) written[name] = rows.map(({ row }) => row)
  }
  return written
}

const ID = /^[a-z_]+_[0-9A-Za-z]{20,}$/

/** The rows without what is each order's own: ids that only one of the orders knows, times, the number, the shopper. */
export function comparable(written: Record<string, Row[]>, other: Record<string, Row[]>) {
  const known = JSON.stringify(other)
  const strip = (table: string, name: string, value: unknown): unknown => {
    // of all orders so far
    if (name === "reserved_quantity" || name === "raw_reserved_quantity") return "some pieces"
    // taken from the shopper's own addresses, never written on the cart
    if (table === "cart" && /_address_id$/.test(name)) return "some address"
    if (value === null) return null
    // a cart of Medusa keeps seven digits of a rate
    if (name === "rate") return Number(value).toPrecision(6)
    if (name === "raw_rate") return Number((value as { value: string }).value).toPrecision(6)
    if (name === "display_id" || name === "email" || /_at$/.test(name)) return `some ${name}`
    if (typeof value === "string" && ID.test(value) && !known.includes(value))
      return `some ${value.replace(/_[^_]+$/, "")}`
    return value
  }
  const rows = Object.entries(written).map(([table, rows]) => {
    const stripped = rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, strip(table, name, value)])),
    )
    return [table, stripped.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]
  })
  return Object.fromEntries(rows)
}

/** Which fields there are, and of which kind, all the way down. */
export const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
      : value === null
        ? null
        : typeof value
