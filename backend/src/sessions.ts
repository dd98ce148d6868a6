import { replaceSessionStore } from "@haat/sdk/server/medusa-internals/session-store"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import connectPgSimple from "connect-pg-simple"
import session from "express-session"

/** Made by a migration of the accounts plugin. */
const TABLE = "shop_session"

type Connection = { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> }

/** Queries over the connections that this process has already, with their limits. */
const overPool = (database: Knex) => ({
  async query(text: string, values: unknown[]) {
    const connection: Connection = await database.client.acquireConnection()
    try {
      return await connection.query(text, values)
    } finally {
      await database.client.releaseConnection(connection)
    }
  },
})

/**
 * Keeps sessions in PostgreSQL from now on, so that they outlive this process.
 * @returns ends its clearing up
 */
export function keepSessionsInPostgres(database: Knex): () => Promise<void> {
  const Store = connectPgSimple(session)
  const store = new Store({
    pool: overPool(database),
    tableName: TABLE,
    // a session ends when its cookie does, which is not sent again with each response either
    disableTouch: true,
    // the caller handles the error
    errorLog: () => {},
  })
  replaceSessionStore(store)
  return () => store.close()
}
