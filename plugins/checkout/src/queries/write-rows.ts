import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Rows to insert, by table and column; all rows of a table name the same columns. */
export type Rows = Record<string, Record<string, unknown>[]>

/** Statements with named parameters that write beside them. */
export type Changes = { statements: string[]; values: Record<string, string | number> }

/**
 * Inserts rows into many tables, and changes others, in one statement; a column that is not named gets its default. What
 * one table's triggers read of the others is there, as they run at its end.
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
  const parts = [...inserts, ...statements].map((statement, at) => `part_${at} as (${statement})`)
  await trx.raw(`with ${parts.join(",\n")} select 1`, bindings)
}

/** An amount as Medusa keeps it beside the number, to the last digit. */
export const exact = (amount: number) => ({ value: String(amount), precision: 20 })
