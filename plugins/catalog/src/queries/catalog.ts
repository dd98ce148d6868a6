import type { ListShape } from "@haat/sdk/server/back-office/list-query"
import { text } from "@haat/sdk/server/back-office/text"
import { SHOP_SETTINGS, type ShopSettingsModule } from "@haat/shop-settings/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import type {
  BulkChange,
  Category,
  ChangedProduct,
  ImportProblem,
  Measures,
  PricePreview,
  ProductImport,
  ProductVariants,
  ShopProduct,
  ShopProductFilter,
  ShopProductPage,
  SizeChart,
  SizeCharts,
} from "../contract"

type FailedImport = {
  filename: string
  header: string[]
  records: { line: number; cells: string[] }[]
  problems: ImportProblem[]
}

/** Used part of the catalog's module service, which is resolved by its key. */
type CatalogReads = {
  /** origin of the shop's own addresses */
  publicUrl: string
  listCategories(count: "active" | "all"): Promise<Category[]>
  listShopProducts(query: ShopProductPage): Promise<{ products: ShopProduct[]; count: number }>
  listShopProductIds(filter: ShopProductFilter, take: number): Promise<string[]>
  readShopProducts(ids: string[]): Promise<ShopProduct[]>
  findShopProduct(id: string): Promise<ShopProduct | null>
  readVariantsOf(ids: string[]): Promise<Map<string, ProductVariants>>
  findProductVariants(id: string): Promise<ProductVariants | undefined>
  findSizeCharts(product_id: string): Promise<SizeCharts | undefined>
  findCategorySizeChart(category_id: string): Promise<SizeChart | undefined>
  previewPrices(change: BulkChange): Promise<PricePreview>
  readChange(id: string): Promise<ChangedProduct[]>
  readUndone(id: string): Promise<ChangedProduct[]>
  readImported(id: string): Promise<ChangedProduct[]>
  readImportMapping(header: string[]): Promise<(string | null)[] | null>
  keepImportMapping(header: string[], targets: (string | null)[]): Promise<void>
  readUsualMeasures(): Promise<(category: string) => Measures>
  findImport(id: string): Promise<ProductImport | null>
  findLatestImport(): Promise<ProductImport | null>
  readFailedImport(id: string): Promise<FailedImport | null>
}

export const catalogOf = (scope: MedusaContainer) => scope.resolve<CatalogReads>("catalog")

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
