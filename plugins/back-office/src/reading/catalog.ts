import type { ShopProduct } from "@haat/catalog/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import type { Direction, ListShape } from "../dialect/list-query"
import { text } from "../dialect/text"

type ProductQuery = {
  q?: string
  active?: boolean
  category_id?: string
  ids?: string[]
  sort?: [string, Direction]
  skip: number
  take: number
}

/** What the back office asks of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  listShopProducts(query: ProductQuery): Promise<{ products: ShopProduct[]; count: number }>
  findShopProduct(id: string): Promise<ShopProduct | null>
}

export const catalogOf = (scope: MedusaContainer) => scope.resolve<CatalogReads>("catalog")

const FILTERS = {
  q: text(200).optional(),
  active: z.boolean().optional(),
  category_id: text(100).optional(),
}

export const PRODUCT_LIST: ListShape<typeof FILTERS> = {
  filters: z.object(FILTERS),
  sortable: ["id", "name", "price", "quantity", "active", "category", "created_at", "updated_at"],
}
