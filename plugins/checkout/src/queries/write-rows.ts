import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Rows to insert, by table and column; all rows of a table name the same columns. */
export type Rows = Record<string, Record<string, unknown>[]>

/** Joins rows by table. @throws Error when rows of one table differ in columns: only those of the first are written */
export function joinRows(all: Rows[]): Rows {
  const joined: Rows = {}
  for (const rows of all)
    for (const [table, added] of Object.entries(rows)) joined[table] = [...(joined[table] ?? []), ...added]
  for (const [table, rows] of Object.entries(joined)) requireSameColumns(table, rows)
  return joined
}

function requireSameColumns(table: string, rows: Rows[string]): void {
  const [first, ...others] = rows.map((row) => Object.keys(row).toSorted().join(", "))
  const other = others.find((columns) => columns !== first)
  if (other !== undefined)
    throw new Error(`All rows for the table ${table} must name the same columns, not (${first}) and (${other})`)
}

/** Additional statements, with their named parameters. */
export type Changes = { statements: string[]; values: Record<string, string | number> }

/**
 * Inserts rows into many tables, and runs other changes, in one statement. Columns that are not named get their
 * default. Triggers run at the end of the statement, so they see the rows of all tables.
 */
export async function writeRows(
  trx: Knex.Transaction,
  rows: Rows,
  { statements, values }: Changes = { statements: [], values: {} },
): Promise<void> {
  const bindings: Record<string, string | number> = { ...values }
  const inserts = Object.entries(rows).flatMap(([table, [first, ...others]]) => {
    if (!first) return []
    const columns = Object.keys(first)
      .map((name) => `"${name}"`)
      .join(", ")
    bindings[`rows_${table}`] = JSON.stringify([first, ...others])
    return `insert into "${table}" (${columns})
      select ${columns} from jsonb_populate_recordset(null::"${table}", :rows_${table}::jsonb)`
  })
  const ctes = [...inserts, ...statements].map((statement, at) => `part_${at} as (${statement})`)
  await trx.raw(`with ${ctes.join(",\n")} select 1`, bindings)
}

/** Returns the exact amount as Medusa stores it in `raw_` columns. */
export const rawNumber = (amount: number) => ({ value: String(amount), precision: 20 })
