import type { ListShape } from "@haat/sdk/server/back-office/list-query"
import { text } from "@haat/sdk/server/back-office/text"
import { SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { CATALOG } from "../contract"
import type CatalogModuleService from "../modules/catalog/service"

export const catalogOf = (scope: MedusaContainer) => scope.resolve<CatalogModuleService>(CATALOG)

/** The list's filter in the catalog's words: what counts as low is the owner's setting. */
export const productFilter = async <F extends { stock?: string }>(scope: MedusaContainer, filter: F) =>
  filter.stock === "low"
    ? { ...filter, low_stock_limit: (await scope.resolve<ShopSettingsModule>(SHOP_SETTINGS).read()).low_stock_limit }
    : filter

const rupees = z.number().min(0).max(10_000_000)

const FILTERS = {
  q: text(200).optional(),
  active: z.boolean().optional(),
  category_id: text(100).optional(),
  stock: z.enum(["in", "low", "out"]).optional(),
  min_price: rupees.optional(),
  max_price: rupees.optional(),
}

export const PRODUCT_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "name", "price", "quantity", "active", "category", "created_at", "updated_at"],
}
