import pg from "pg"
import { runningShop } from "./running-shop.ts"
import { type Database, statementsOf } from "./statements.ts"

/**
 * The tables that PostgreSQL reads from end to end for what `run` asks of the database, because it has no other way. Of a few
 * rows it would read all rather than an index, so it is told not to where it can.
 */
export async function wholeReads(run: (db: Database) => Promise<unknown>): Promise<string[]> {
  const statements = await statementsOf(run)
  const client = new pg.Client({ connectionString: runningShop().databaseUrl })
  try {
    await client.connect()
    await client.query("set enable_seqscan = off")
    const plans = []
    for (const { sql, bindings } of statements) plans.push(await client.query(`explain ${sql}`, bindings))
    const text = plans.flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"])).join("\n")
    return [...text.matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table)
  } finally {
    await client.end()
  }
}
