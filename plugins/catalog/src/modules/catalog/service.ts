import type { Locale } from "@haat/sdk/locale"
import { container } from "@medusajs/framework"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaService, Modules } from "@medusajs/framework/utils"
import {
  IMPORT_QUEUED,
  type PictureRenderer,
  PRODUCT_INDEX,
  type ProductIndex,
  type ProductReader,
  type ProductVariants,
  type ShopCategory,
  type ShopProduct,
  type ShopProductFilter,
  type ShopProductPage,
  type SizeChart,
} from "../../contract"
import { renderWidest } from "../../pictures/render-widths"
import { Picture } from "./models/picture"
import { findCategory, findShopCategory, listCategories } from "./queries/categories"
import { readProductVariants } from "./queries/product-variants"
import { readProductsToIndex } from "./queries/products-to-index"
import { readShopProduct } from "./queries/shop-product"
import { readInOrder, selectMatching, selectMatchingIds } from "./queries/shop-product-list"
import { readCategorySizeChart } from "./queries/size-charts"
import { toShopProduct } from "./shop-product-row"

/**
 * Pictures, and the flat view of everything the shop sells, for plugins that reach the catalogue by its key. Products
 * and categories are written by the functions in `workflows/`. Resources and workflows of this plugin call the queries
 * with the connection.
 */
class CatalogModuleService extends MedusaService({ Picture }) implements PictureRenderer, ProductReader {
  protected readonly db: Knex
  protected readonly events: IEventBusModuleService
  /** origin of the shop's own addresses */
  readonly publicUrl: string

  constructor(container: Record<string, unknown>, { publicUrl }: { publicUrl?: string } = {}) {
    super(...arguments)
    this.publicUrl = publicUrl ?? "http://localhost:8000"
    this.db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.events = container[Modules.EVENT_BUS] as IEventBusModuleService
  }

  /** Hooks that Medusa calls. */
  __hooks = {
    onApplicationStart: async () => {
      await this.events.emit({ name: IMPORT_QUEUED, data: {} })
    },
  }

  /**
   * Products for the owner, inactive ones too. `q` is searched as in the shop, and literally in name, description and
   * price.
   */
  async listShopProducts(filter: ShopProductPage): Promise<{ products: ShopProduct[]; count: number }> {
    const { rows, count } = await selectMatching(this.db, filter, await findByText(filter))
    return { products: rows.map(toShopProduct), count }
  }

  /** Ids of all that match, the newest first; `take` at most. */
  async listShopProductIds(filter: ShopProductFilter, take: number): Promise<string[]> {
    return selectMatchingIds(this.db, filter, undefined, 0, take, await findByText(filter))
  }

  /** These products, in this order; those that are not there are left out. */
  async readShopProducts(ids: string[]): Promise<ShopProduct[]> {
    return (await readInOrder(this.db, ids)).map(toShopProduct)
  }

  /** Options and variants of a product for the owner; undefined when there is no such product. */
  async findProductVariants(id: string): Promise<ProductVariants | undefined> {
    return id.includes("\0") ? undefined : readProductVariants(this.db, id)
  }

  /**
   * Size chart of a category, for its products without a chart of their own. @returns undefined when there is no such
   * category
   */
  async findCategorySizeChart(id: string): Promise<SizeChart | undefined> {
    return (await this.findCategory(id)) ? readCategorySizeChart(this.db, id) : undefined
  }

  renderPicture = (bytes: Buffer): Promise<Buffer> => renderWidest(bytes)

  /**
   * The product, or null when there is none (or no more). `pendingDeletion` finds those that wait to be deleted too.
   */
  async findShopProduct(id: string, { pendingDeletion = false } = {}): Promise<ShopProduct | null> {
    if (id.includes("\0")) return null
    const row = await readShopProduct(this.db, id, pendingDeletion)
    return row ? toShopProduct(row) : null
  }

  /** The products with these ids that are there, with what the search index has of them. */
  readProductsToIndex(ids: string[]) {
    return readProductsToIndex(this.db, ids)
  }

  /** Categories for shoppers, by name in this language; `filled` leaves out categories without active products. */
  listCategories(which: "filled" | "active", locale: Locale = "en"): Promise<ShopCategory[]> {
    return listCategories(this.db, which, locale)
  }

  /** Category for shoppers, by id or handle: counts its active products, of which there may be none. */
  async findShopCategory(idOrHandle: string, locale: Locale) {
    return idOrHandle.includes("\0") ? null : findShopCategory(this.db, idOrHandle, locale)
  }

  /** The category with all its products counted, or null. */
  async findCategory(id: string) {
    return id.includes("\0") ? null : findCategory(this.db, id)
  }
}

/** Products that the shop's search finds for the text of a filter; undefined when it has none. */
async function findByText({ q }: ShopProductFilter) {
  const text = q?.trim().replaceAll("\0", "")
  return text ? container.resolve<ProductIndex>(PRODUCT_INDEX).findProducts(text) : undefined
}

export default CatalogModuleService
