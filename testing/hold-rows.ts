import pg from "pg"
import { runningShop } from "./running-shop.ts"

/**
 * Holds the locks of `statement` (`select … for update`, an advisory lock, a table).
 * @returns a function that releases them; the statement's writes are kept only with "commit"
 */
export async function holdRows(statement: string, values: unknown[]): Promise<(end?: "commit") => Promise<void>> {
  const client = new pg.Client({ connectionString: runningShop().databaseUrl })
  await client.connect()
  await client.query("begin")
  const { command, rowCount } = await client.query(statement, values)
  if (command !== "LOCK" && !rowCount) throw new Error("There is nothing to hold.")
  return async (end) => {
    if (end) await client.query(end)
    await client.end()
  }
}
