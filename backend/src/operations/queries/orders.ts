import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Counts orders by Medusa's status. */
export async function countOrders(database: Knex): Promise<{ status: string; count: number }[]> {
  const { rows } = await database.raw<{ rows: { status: string; count: number }[] }>(
    "select status, count(*)::int as count from placed_order group by status",
  )
  return rows
}
