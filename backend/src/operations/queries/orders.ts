import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** How many orders are in each of the engine's states. */
export async function countOrders(database: Knex): Promise<{ status: string; count: number }[]> {
  const { rows } = await database.raw<{ rows: { status: string; count: number }[] }>(
    "select status, count(*)::int as count from placed_order group by status",
  )
  return rows
}
