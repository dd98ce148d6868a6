import type { Transaction } from "@haat/sdk/server/database"

/** Returns true for a shop, other than a demo shop, without a grievance officer with contact details. */
export async function lacksOfficer(db: Transaction): Promise<boolean> {
  const { rows } = await db.raw<{ lacks: boolean }>(
    `select not setup.is_demo and (s.officer_name = '' or (s.officer_email = '' and s.officer_phone = '')) as lacks
     from shop_settings s cross join shop_setup setup where s.id = 'shop'`,
  )
  return rows[0]?.lacks ?? false
}
