import type { Locale } from "@haat/sdk/locale"
import {
  type BoughtTogether,
  IMPORT_QUEUED,
  type ListAddresses,
  type PictureRenderer,
  type ProductVariants,
  type ShopCategory,
  type ShopProduct,
  type ShopProductFilter,
  type ShopProductPage,
  type SizeChart,
  type SizeCharts,
  type Suggest,
  type Suggestions,
} from "../../contract"
import { renderWidest } from "../../pictures/render-widths"
import { browse, findProducts } from "./browse"
import type { BrowsedList } from "./list-parts"
import { listAddresses, listSitemaps } from "./queries/addresses"
import { findCategory, findShopCategory, listCategories } from "./queries/categories"
import { readOwnWords } from "./queries/own-words"
import { keepChoices } from "./queries/product-choices"
import { deleteDocuments, listProductAndDocumentIds, writeDocuments } from "./queries/product-index"
import { readProductVariants, readVariantsOf } from "./queries/product-variants"
import { listProductsOfPart } from "./queries/products-of-part"
import { readSearchDocuments } from "./queries/search-documents"
import { keepSearchWords } from "./queries/search-words"
import { readShopProduct } from "./queries/shop-product"
import { readInOrder, selectMatching, selectMatchingIds } from "./queries/shop-product-list"
import { readCategorySizeChart, readSizeCharts, writeSizeChart } from "./queries/size-charts"
import { related } from "./related"
import { SearchWrites } from "./search-writes"
import { toShopProduct } from "./shop-product-row"
import { suggest } from "./suggest"

/** Event once the application has started; subscribers read everything again. */
export const CATALOG_STARTED = "catalog.started"

/**
 * Pictures, and the flat view of everything the shop sells: what is read. What is written is in `ProductWrites` and
 * `SearchWrites`.
 */
class CatalogModuleService extends SearchWrites implements PictureRenderer {
  /** Hooks that Medusa calls. */
  __hooks = {
    onApplicationStart: async () => {
      await this.events.emit([CATALOG_STARTED, IMPORT_QUEUED].map((name) => ({ name, data: {} })))
    },
  }

  /**
   * Products for the owner, inactive ones too. `q` is searched as in the shop, and literally in name, description and
   * price.
   */
  async listShopProducts(filter: ShopProductPage): Promise<{ products: ShopProduct[]; count: number }> {
    const { rows, count } = await selectMatching(this.db, filter)
    return { products: rows.map(toShopProduct), count }
  }

  /** Ids of all that match, the newest first; `take` at most. */
  async listShopProductIds(filter: ShopProductFilter, take: number): Promise<string[]> {
    return selectMatchingIds(this.db, filter, undefined, 0, take)
  }

  /** These products, in this order; those that are not there are left out. */
  async readShopProducts(ids: string[]): Promise<ShopProduct[]> {
    return (await readInOrder(this.db, ids)).map(toShopProduct)
  }

  /** Options and variants of a product for the owner; undefined when there is no such product. */
  async findProductVariants(id: string): Promise<ProductVariants | undefined> {
    return id.includes("\0") ? undefined : readProductVariants(this.db, id)
  }

  /** Size charts of a product and of its category, for the owner; undefined when there is no such product. */
  findSizeCharts(product_id: string): Promise<SizeCharts | undefined> {
    return readSizeCharts(this.db, product_id)
  }

  /**
   * Size chart of a category, for its products without a chart of their own. @returns undefined when there is no such
   * category
   */
  async findCategorySizeChart(id: string): Promise<SizeChart | undefined> {
    return (await this.findCategory(id)) ? readCategorySizeChart(this.db, id) : undefined
  }

  /** @returns what it was before */
  saveSizeChart(owner_id: string, chart: SizeChart): Promise<SizeChart> {
    return writeSizeChart(this.db, owner_id, chart)
  }

  /** Reads variants of many products by their ids, like `findProductVariants`. */
  readVariantsOf(ids: string[]): Promise<Map<string, ProductVariants>> {
    return readVariantsOf(this.db, ids)
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

  /** ProductList as JSON text, for shoppers: active products, read from the search index. */
  async browse(query: BrowsedList): Promise<string> {
    await readOwnWords(this.db)
    return browse(this.db, query)
  }

  /** Completions of a half-typed search text, from the search index. */
  async suggest(query: Suggest): Promise<Suggestions> {
    await readOwnWords(this.db)
    return suggest(this.db, query)
  }

  /** Product page `{ product: ProductPage }` of each id or handle as JSON text, or null: unknown, or not active. */
  findProducts(idsOrHandles: string[], locale: Locale): Promise<(string | null)[]> {
    return findProducts(this.db, idsOrHandles, locale)
  }

  /** Products on sale for a sitemap. */
  listAddresses(page: ListAddresses) {
    return listAddresses(this.db, page)
  }

  /** Sitemaps of the products, with the time of the last change in each. */
  listSitemaps() {
    return listSitemaps(this.db)
  }

  /** RelatedProducts as JSON text. */
  related(bought: BoughtTogether, idOrHandle: string, locale: Locale): Promise<string> {
    return related({ db: this.db, bought }, idOrHandle, locale)
  }

  /**
   * Brings the documents of these products in the index up to date and deletes those of products that are gone. From
   * then on misspelt words are compared with their words as well.
   */
  async writeToIndex(ids: string[]) {
    const documents = await readSearchDocuments(this.db, ids)
    const there = new Set(documents.map(({ id }) => id))
    await keepSearchWords(this.db, documents)
    await keepChoices(this.db, ids, documents)
    await writeDocuments(this.db, documents)
    await deleteDocuments(
      this.db,
      ids.filter((id) => !there.has(id)),
    )
  }

  listProductsOfPart(event: string, ids: string[]) {
    return listProductsOfPart(this.db, event, ids)
  }

  /** Ids of products and of documents after `after`, so that a document without its product is found too. */
  listProductAndDocumentIds(after: string, take: number) {
    return listProductAndDocumentIds(this.db, after, take)
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

export default CatalogModuleService
