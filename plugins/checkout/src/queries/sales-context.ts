import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type SalesContext = { region_id: string; sales_channel_id: string | null }

/** Reads the region and sales channel of new carts. @throws Error when no region sells in rupees */
export async function readSalesContext(trx: Knex.Transaction): Promise<SalesContext> {
  const { rows } = await trx.raw<{ rows: SalesContext[] }>(
    `select region.id as region_id, setup.sales_channel_id from region cross join shop_setup setup
     where region.deleted_at is null and region.currency_code = 'inr'
     order by region.id = setup.region_id desc nulls last, region.created_at limit 1`,
  )
  if (!rows[0]) throw new Error("The shop has no region that sells in rupees")
  return rows[0]
}
