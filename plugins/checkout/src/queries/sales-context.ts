import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export type SalesContext = { region_id: string; sales_channel_id: string | null }

/** Where a new cart belongs: the shop's region that sells in rupees, and its sales channel. @throws when it has none */
export async function readSalesContext(trx: Knex.Transaction): Promise<SalesContext> {
  const { rows } = await trx.raw<{ rows: SalesContext[] }>(
    `select region.id as region_id, setup.sales_channel_id from region cross join shop_setup setup
     where region.deleted_at is null and region.currency_code = 'inr'
     order by region.id = setup.region_id desc nulls last, region.created_at limit 1`,
  )
  if (!rows[0]) throw new Error("The shop has no region that sells in rupees")
  return rows[0]
}
