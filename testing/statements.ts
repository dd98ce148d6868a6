import { knex } from "@medusajs/framework/mikro-orm/knex"
import { runningShop } from "./running-shop.ts"

export type Database = ReturnType<typeof knex>
export type Statement = { sql: string; bindings: unknown[] }

/** Returns the statements that `run` sends to the shop's database, in order. */
export async function recordStatements(run: (db: Database) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = knex({ client: "pg", connection: runningShop().databaseUrl, pool: { min: 1, max: 1 } })
  db.on("query", (statement) => statements.push(statement))
  try {
    await run(db)
    return statements
  } finally {
    await db.destroy()
  }
}
