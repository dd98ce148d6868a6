import pg from "pg"
import { runningShop } from "./running-shop.ts"
import type { Statement } from "./statements.ts"

type Plan = {
  "Relation Name"?: string
  "Actual Rows": number
  "Actual Loops": number
  "Rows Removed by Filter"?: number
  "Rows Removed by Index Recheck"?: number
  Plans?: Plan[]
}

/**
 * How many rows of a table PostgreSQL goes through to answer these statements. They are run after the SQL of `given`,
 * in a transaction of which nothing stays.
 */
export async function countScannedRows(table: string, statements: Statement[], given: string[]): Promise<number> {
  const client = new pg.Client({ connectionString: runningShop().databaseUrl })
  const readBy = (plan: Plan): number => {
    const rows =
      plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0) + (plan["Rows Removed by Index Recheck"] ?? 0)
    const own = plan["Relation Name"] === table ? rows * plan["Actual Loops"] : 0
    return (plan.Plans ?? []).reduce((sum, one) => sum + readBy(one), own)
  }
  try {
    await client.connect()
    await client.query("begin")
    for (const sql of given) await client.query(sql)
    let read = 0
    for (const { sql, bindings } of statements) {
      const { rows } = await client.query(`explain (analyze, format json) ${sql}`, bindings)
      read += readBy(rows[0]["QUERY PLAN"][0].Plan)
    }
    return read
  } finally {
    await client.end()
  }
}
