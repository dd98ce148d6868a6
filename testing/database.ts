import pg from "pg"

const pools = new Map<string, pg.Pool>()

const poolOf = (databaseUrl: string) => {
  let pool = pools.get(databaseUrl)
  if (!pool) {
    pool = new pg.Pool({ connectionString: databaseUrl, max: 20 })
    // A database that is dropped ends the connections that are idle.
    pool.on("error", () => {})
    pools.set(databaseUrl, pool)
  }
  return pool
}

/**
 * Runs one statement, on a connection that is kept for the next one: to open one, with its password, takes longer than
 * most statements.
 * @returns its rows
 */
// any: rows have the shape the test asks for
export const query = async (databaseUrl: string, text: string, params: unknown[] = []): Promise<any[]> =>
  (await poolOf(databaseUrl).query(text, params)).rows
