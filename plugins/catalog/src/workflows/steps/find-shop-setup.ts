import { HttpError } from "@haat/http/http-error"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"

export type ShopSetup = { stock_location_id: string; sales_channel_id: string; shipping_profile_id: string }

/** The one stock location, sales channel and shipping profile every product of this shop belongs to. */
export const findShopSetupStep = createStep("catalog-find-shop-setup", async (_: undefined, { container }) => {
  const db = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await db.raw<{ rows: ShopSetup[] }>(`
    select
      (select id from stock_location where deleted_at is null order by created_at, id limit 1) as stock_location_id,
      coalesce(
        (select s.default_sales_channel_id from store s join sales_channel c
           on c.id = s.default_sales_channel_id and c.deleted_at is null
         where s.deleted_at is null order by s.created_at limit 1),
        (select id from sales_channel where deleted_at is null order by created_at, id limit 1)) as sales_channel_id,
      (select id from shipping_profile where deleted_at is null
       order by (type = 'default') desc, created_at, id limit 1) as shipping_profile_id`)
  const [setup] = rows
  if (!setup.stock_location_id || !setup.sales_channel_id || !setup.shipping_profile_id) {
    throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  }
  return new StepResponse(setup)
})
