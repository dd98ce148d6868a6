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
 * From now on sessions live in PostgreSQL and outlive this process. Medusa knows Redis and DynamoDB only, and leaves the
 * rest to express-session's store in memory, which has no setting either: so that store hands everything on.
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
  for (const name of ["get", "set", "destroy", "touch"] as const)
    Object.assign(session.MemoryStore.prototype, { [name]: store[name].bind(store) })
  return () => store.close()
}
