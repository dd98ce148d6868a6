import pg from "pg"
import { runningShop } from "./running-shop.ts"

/**
 * Keeps what `statement` locks (`select … for update`, an advisory lock, a table), so that whoever wants it waits.
 * @returns lets them go; what the statement wrote is kept with "commit" alone
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
