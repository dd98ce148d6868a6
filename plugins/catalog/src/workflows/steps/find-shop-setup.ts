import { HttpError } from "@haat/sdk/server/http-error"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { CATALOG_ERRORS } from "../../errors"
import { readShopSetup, type ShopSetup } from "../../queries/shop-setup"

export type { ShopSetup }

/** The one stock location, sales channel and shipping profile every product of this shop belongs to. */
export const findShopSetupStep = createStep("catalog-find-shop-setup", async (_: undefined, { container }) => {
  const { stock_location_id, sales_channel_id, shipping_profile_id } = await readShopSetup(container)
  if (!stock_location_id || !sales_channel_id || !shipping_profile_id) {
    throw new HttpError(CATALOG_ERRORS.shop_not_set_up)
  }
  return new StepResponse<ShopSetup>({ stock_location_id, sales_channel_id, shipping_profile_id })
})
