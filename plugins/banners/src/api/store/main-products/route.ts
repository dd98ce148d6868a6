import type { ProductCard, ShopProduct } from "@haat/catalog/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findProducts } from "../../../catalog"
import type { MainProductCards } from "../../../contract"
import { BANNERS } from "../../../modules/banners"
import type BannersService from "../../../modules/banners/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse<MainProductCards>) => {
  const chosen = await req.scope.resolve<BannersService>(BANNERS).chosen()
  res.json({ products: (await findProducts(req.scope, chosen, true)).map(toCard) })
}

/** Weight and sizes stay behind the counter. */
const toCard = (product: ShopProduct): ProductCard => {
  const { id, handle, name, description, category, price, quantity, images, rating, created_at } = product
  return { id, handle, name, description, category, price, quantity, images, rating, created_at }
}
