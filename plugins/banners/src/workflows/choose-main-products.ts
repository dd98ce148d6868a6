import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { findProducts } from "../catalog"
import type { MainProducts } from "../contract"
import { BANNER_ERRORS } from "../errors"
import { BANNERS } from "../modules/banners"
import type BannersService from "../modules/banners/service"

/** Replaces the main products. HttpError 400 when one of them is not there; inactive ones may be chosen. */
export async function chooseMainProducts(
  container: MedusaContainer,
  { product_ids }: MainProducts,
): Promise<MainProducts> {
  const found = await findProducts(container, product_ids)
  if (found.length < product_ids.length) throw new HttpError(BANNER_ERRORS.main_product_gone)
  await container.resolve<BannersService>(BANNERS).choose(product_ids)
  return { product_ids }
}
