import pg from "pg"
import { runningShop } from "./running-shop.ts"
import { type Database, recordStatements } from "./statements.ts"

/**
 * How PostgreSQL would read what `run` asks of it. Of a few rows it would read all rather than an index, so it is told
 * not to where it can.
 */
async function plansOf(run: (db: Database) => Promise<unknown>): Promise<string> {
  const statements = await recordStatements(run)
  const client = new pg.Client({ connectionString: runningShop().databaseUrl })
  try {
    await client.connect()
    await client.query("set enable_seqscan = off")
    const plans = []
    for (const { sql, bindings } of statements) plans.push(await client.query(`explain ${sql}`, bindings))
    return plans.flatMap(({ rows }) => rows.map((row) => row["QUERY PLAN"])).join("\n")
  } finally {
    await client.end()
  }
}

/**
 * The tables that PostgreSQL reads from end to end for what `run` asks of the database, because it has no other way.
 */
export const sequentialScans = async (run: (db: Database) => Promise<unknown>): Promise<string[]> =>
  [...(await plansOf(run)).matchAll(/Seq Scan on (\w+)/g)].map(([, table]) => table)

/** The indexes of `table` that are read for what `run` asks of the database. */
export async function scannedIndexes(table: string, run: (db: Database) => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(run)
  const straight = plans.matchAll(new RegExp(`using "?(\\w+)"? on "?${table}"? `, "g"))
  const byBitmap = plans.matchAll(
    new RegExp(`Bitmap Heap Scan on "?${table}"? [^]*?Bitmap Index Scan on "?(\\w+)"?`, "g"),
  )
  return [...straight, ...byBitmap].map(([, index]) => index)
}

/** Returns how each statement of `run` reads `table`; index or scan depends on the number of rows. */
export async function tableScanConditions(table: string, run: (db: Database) => Promise<unknown>): Promise<string[]> {
  const read = new RegExp(
    `Scan.* on "?${table}"?(?: \\w+)? .*((?:\\n\\s+(?:Index Cond|Recheck Cond|Filter): .*)*)`,
    "g",
  )
  return [...(await plansOf(run)).matchAll(read)].map(([, conditions]) => conditions)
}
