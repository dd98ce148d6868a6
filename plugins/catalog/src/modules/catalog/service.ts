import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaService, Modules } from "@medusajs/framework/utils"
import type { ListProducts, ShopProduct } from "../../contract"
import { browse, look } from "./browse"
import { categoryHandle, findCategory, listCategories } from "./categories"
import { freeProductHandle } from "./handle"
import { indexTable } from "./index-table"
import { Picture } from "./models/picture"
import { type Claim, claimPictures, takeUnowned, undoClaim } from "./picture-ownership"
import { type PriceChange, setPrice, undoPrice } from "./price"
import { listProductsOfPart } from "./products-of-part"
import { listProductAndDocumentIds, readSearchDocuments } from "./search-documents"
import { countMatching, type ShopProductFilter, selectMatching } from "./shop-product-list"
import { SHOP_PRODUCTS, type ShopProductRow, toShopProduct } from "./shop-product-row"
import { inventoryItemOf, moveStock, setSellable } from "./stock"

/** Said once the application has started; whoever hears it reads everything anew. */
export const CATALOG_STARTED = "catalog.started"

/** Pictures, and the flat view of everything the shop sells. */
class CatalogModuleService extends MedusaService({ Picture }) {
  readonly #db: Knex
  readonly #events: IEventBusModuleService

  constructor(container: Record<string, unknown>) {
    super(...arguments)
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#events = container[Modules.EVENT_BUS] as IEventBusModuleService
  }

  /** Read by Medusa. */
  __hooks = {
    onApplicationStart: async () => this.#events.emit({ name: CATALOG_STARTED, data: {} }),
  }

  /** For the owner: inactive ones too. `q` is looked for in name, description and price. */
  async listShopProducts(filter: ShopProductFilter): Promise<{ products: ShopProduct[]; count: number }> {
    const [rows, count] = await Promise.all([selectMatching(this.#db, filter), countMatching(this.#db, filter)])
    return { products: rows.map(toShopProduct), count }
  }

  /** The product, or null when there is none (or no more). */
  async findShopProduct(id: string): Promise<ShopProduct | null> {
    if (id.includes("\0")) return null
    const { rows } = await this.#db.raw<{ rows: ShopProductRow[] }>(`${SHOP_PRODUCTS} and p.id = ?`, [id])
    return rows.length ? toShopProduct(rows[0]) : null
  }

  /** ProductList as JSON text, for shoppers: active products, read from the search index. */
  async browse(query: ListProducts): Promise<string> {
    return browse(this.#db, (await indexTable(this.#db)).table, query)
  }

  /** `{ product: ProductPage }` as JSON text, or undefined: unknown, or not active. */
  async look(idOrHandle: string): Promise<string | undefined> {
    if (idOrHandle.includes("\0")) return undefined
    return look(this.#db, (await indexTable(this.#db)).table, idOrHandle)
  }

  readSearchDocuments(which: Parameters<typeof readSearchDocuments>[1]) {
    return readSearchDocuments(this.#db, which)
  }

  indexTable() {
    return indexTable(this.#db)
  }

  listProductsOfPart(event: string, ids: string[]) {
    return listProductsOfPart(this.#db, event, ids)
  }

  /** Ids of products and of documents, so that also a document without its product is come across. */
  async listProductAndDocumentIds(page: { after: string; take: number }) {
    return listProductAndDocumentIds(this.#db, (await indexTable(this.#db)).table, page)
  }

  /** `active` counts only what shoppers can see. */
  listCategories(count: "active" | "all") {
    return listCategories(this.#db, count)
  }

  /** The category with all its products counted, or null. */
  async findCategory(id: string) {
    return id.includes("\0") ? null : findCategory(this.#db, id)
  }

  categoryHandle(name: string, id?: string) {
    return categoryHandle(this.#db, name, id)
  }

  freeProductHandle(name: string) {
    return freeProductHandle(this.#db, name)
  }

  setPrice(product_id: string, rupees: number) {
    return setPrice(this.#db, product_id, rupees)
  }

  undoPrice(change: PriceChange) {
    return undoPrice(this.#db, change)
  }

  setSellable(product_id: string, location_id: string, quantity: number) {
    return setSellable(this.#db, product_id, location_id, quantity)
  }

  moveStock(level_id: string, by: number) {
    return moveStock(this.#db, level_id, by)
  }

  inventoryItemOf(product_id: string) {
    return inventoryItemOf(this.#db, product_id)
  }

  claimPictures(product_id: string, ids: string[]) {
    return claimPictures(this.#db, product_id, ids)
  }

  undoClaim(claim: Claim) {
    return undoClaim(this.#db, claim)
  }

  takeUnownedPictures(which: Parameters<typeof takeUnowned>[1]) {
    return takeUnowned(this.#db, which)
  }
}

export default CatalogModuleService
