import type { TestShop } from "./shop.ts"

export type Row = Record<string, unknown>

const TABLES = `
  select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name ~ $1
    and table_name not in ('order_fact', 'order_day_sum', 'order_day_change')
  order by 1`

export const transactionId = async (haat: TestShop) =>
  Number((await haat.sql("select pg_current_xact_id()::text as id"))[0].id)

/** The rows written since a transaction, by table. @param tables a regular expression */
export async function rowsWrittenSince(
  haat: TestShop,
  transaction: number,
  tables: string,
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

/**
 * The rows without what is of one case alone: ids that `other` does not know, times, the number, the shopper.
 * @param replace gives what stands for a column beside these
 */
export function comparable(
  written: Record<string, Row[]>,
  other: Record<string, Row[]>,
  replace: (table: string, name: string, value: unknown) => string | undefined = () => undefined,
) {
  const known = JSON.stringify(other)
  const strip = (table: string, name: string, value: unknown): unknown => {
    const replaced = replace(table, name, value)
    if (replaced !== undefined) return replaced
    if (value === null) return null
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
