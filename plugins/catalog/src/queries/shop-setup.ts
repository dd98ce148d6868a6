import { HttpError } from "@haat/sdk/server/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { CATALOG_ERRORS } from "../errors"

/** Stock location, sales channel and shipping profile that every product of this shop belongs to. */
export type ShopSetup = { stock_location_id: string; sales_channel_id: string; shipping_profile_id: string }

/** Reads what products belong to. @throws HttpError `shop_not_set_up` while a part of it is missing */
export async function requireShopSetup(db: Knex): Promise<ShopSetup> {
  const { rows } = await db.raw<{ rows: { [Part in keyof ShopSetup]: string | null }[] }>(
    "select stock_location_id, sales_channel_id, shipping_profile_id from shop_setup",
  )
  const [{ stock_location_id, sales_channel_id, shipping_profile_id }] = rows
  if (!stock_location_id || !sales_channel_id || !shipping_profile_id)
    throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  return { stock_location_id, sales_channel_id, shipping_profile_id }
}
