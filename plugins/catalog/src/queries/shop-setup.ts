import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type ShopSetup = { stock_location_id: string; sales_channel_id: string; shipping_profile_id: string }

/** What every product of this shop belongs to, each null while the shop has none. */
export async function readShopSetup(
  container: MedusaContainer,
): Promise<{ [Part in keyof ShopSetup]: ShopSetup[Part] | null }> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: ShopSetup[] }>("select stock_location_id, sales_channel_id, shipping_profile_id from shop_setup")
  return rows[0]
}
