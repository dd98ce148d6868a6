import type { Locale } from "@haat/http/locale"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaService, Modules } from "@medusajs/framework/utils"
import type { BulkChange } from "../../bulk-change"
import type { ImportProblem, ListProducts, ShopCategory, ShopProduct } from "../../contract"
import { browse, look } from "./browse"
import { changeProducts, previewPrices, readChange, readUndone, undoChange } from "./bulk-change"
import { freeProductHandle } from "./handle"
import {
  failImport,
  findImport,
  type ImportFile,
  keepImport,
  readFailed,
  readImported,
  readPlan,
  readyImport,
  setPicturesDone,
} from "./import/keep-import"
import type { PlannedWrite } from "./import/plan-row"
import { type RunImport, runImport } from "./import/run-import"
import { Picture } from "./models/picture"
import { emptyNext, forgetOld } from "./queries/bin"
import { categoryHandle, findCategory, findShopCategory, listCategories } from "./queries/categories"
import { indexTable } from "./queries/index-table"
import { moveProducts, undoMove } from "./queries/move-products"
import {
  type Claim,
  claimPictures,
  keepPicture,
  releasePicture,
  takeUnowned,
  undoClaim,
} from "./queries/picture-ownership"
import { type PriceChange, setPrice, undoPrice } from "./queries/price"
import { listProductsOfPart } from "./queries/products-of-part"
import { listProductAndDocumentIds, readSearchDocuments } from "./queries/search-documents"
import { readShopProduct } from "./queries/shop-product"
import {
  readInOrder,
  type ShopProductFilter,
  type ShopProductPage,
  selectMatching,
  selectMatchingIds,
} from "./queries/shop-product-list"
import { inventoryItemOf, moveStock, setSellable } from "./queries/stock"
import { claimVersion, undoClaimOfVersion } from "./queries/version"
import { related } from "./related"
import { toShopProduct } from "./shop-product-row"

/** Said once the application has started; whoever hears it reads everything anew. */
export const CATALOG_STARTED = "catalog.started"

/** Pictures, and the flat view of everything the shop sells. */
class CatalogModuleService extends MedusaService({ Picture }) {
  readonly #db: Knex
  readonly #events: IEventBusModuleService
  /** Where the shop's own addresses begin. */
  readonly publicUrl: string

  constructor(
    container: Record<string, unknown>,
    { publicUrl = "http://localhost:8000" }: { publicUrl?: string } = {},
  ) {
    super(...arguments)
    this.publicUrl = publicUrl
    this.#db = container[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.#events = container[Modules.EVENT_BUS] as IEventBusModuleService
  }

  /** Read by Medusa. */
  __hooks = {
    onApplicationStart: async () => this.#events.emit({ name: CATALOG_STARTED, data: {} }),
  }

  /** For the owner: inactive ones too. `q` is looked for in name, description and price. */
  async listShopProducts(filter: ShopProductPage): Promise<{ products: ShopProduct[]; count: number }> {
    const { rows, count } = await selectMatching(this.#db, filter)
    return { products: rows.map(toShopProduct), count }
  }

  /** Ids of all that match, the newest first; `take` at most. */
  async listShopProductIds(filter: ShopProductFilter, take: number): Promise<string[]> {
    return (await selectMatchingIds(this.#db, filter, undefined, 0, take)).ids
  }

  /** These products, in this order; those that are not there are left out. */
  async readShopProducts(ids: string[]): Promise<ShopProduct[]> {
    return (await readInOrder(this.#db, ids)).map(toShopProduct)
  }

  /** The product, or null when there is none (or no more). `binned` finds those that wait to be deleted too. */
  async findShopProduct(id: string, { binned = false } = {}): Promise<ShopProduct | null> {
    if (id.includes("\0")) return null
    const row = await readShopProduct(this.#db, id, binned)
    return row ? toShopProduct(row) : null
  }

  /** ProductList as JSON text, for shoppers: active products, read from the search index. */
  async browse(query: ListProducts): Promise<string> {
    return browse(this.#db, (await indexTable(this.#db)).table, query)
  }

  /** For each id or handle `{ product: ProductPage }` as JSON text, or null: unknown, or not active. */
  async look(idsOrHandles: string[], locale: Locale): Promise<(string | null)[]> {
    return look(this.#db, (await indexTable(this.#db)).table, idsOrHandles, locale)
  }

  /** RelatedProducts as JSON text. */
  async related(idOrHandle: string, locale: Locale): Promise<string> {
    return related(this.#db, (await indexTable(this.#db)).table, idOrHandle, locale)
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

  /** For shoppers, by name in this language; `filled` leaves out categories without active products. */
  listCategories(which: "filled" | "active", locale: Locale = "en"): Promise<ShopCategory[]> {
    return listCategories(this.#db, which, locale)
  }

  /** As shoppers see it, by id or handle: counts its active products, of which there may be none. */
  async findShopCategory(idOrHandle: string, locale: Locale) {
    return idOrHandle.includes("\0") ? null : findShopCategory(this.#db, idOrHandle, locale)
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

  moveProducts(from: string, to: string) {
    return moveProducts(this.#db, from, to)
  }

  undoMove(product_ids: string[], from: string, to: string) {
    return undoMove(this.#db, product_ids, from, to)
  }

  claimVersion(id: string, version?: string) {
    return claimVersion(this.#db, id, version)
  }

  undoClaimOfVersion(id: string, before: string) {
    return undoClaimOfVersion(this.#db, id, before)
  }

  changeProducts(change: BulkChange) {
    return changeProducts(this.#db, change)
  }

  previewPrices(change: BulkChange) {
    return previewPrices(this.#db, change)
  }

  undoChange(id: string) {
    return undoChange(this.#db, id)
  }

  readChange(id: string) {
    return readChange(this.#db, id)
  }

  readUndone(id: string) {
    return readUndone(this.#db, id)
  }

  readImported(id: string) {
    return readImported(this.#db, id)
  }

  keepImport(file: ImportFile) {
    return keepImport(this.#db, file, this.publicUrl)
  }

  setImportPicturesDone(id: string, done: number) {
    return setPicturesDone(this.#db, id, done)
  }

  readyImport(id: string, plan: PlannedWrite[]) {
    return readyImport(this.#db, id, plan)
  }

  failImport(id: string, problems: ImportProblem[]) {
    return failImport(this.#db, id, problems)
  }

  findImport(id: string) {
    return findImport(this.#db, id)
  }

  readImportPlan(id: string) {
    return readPlan(this.#db, id)
  }

  readFailedImport(id: string) {
    return readFailed(this.#db, id)
  }

  runImport(run: RunImport) {
    return runImport(this.#db, run)
  }

  emptyNextOfBin(remove: (product_id: string) => Promise<void>) {
    return emptyNext(this.#db, remove)
  }

  forgetOldChanges() {
    return forgetOld(this.#db)
  }

  setPrice(product_id: string, rupees: number) {
    return setPrice(this.#db, product_id, rupees)
  }

  undoPrice(change: PriceChange) {
    return undoPrice(this.#db, change)
  }

  setSellable(product_id: string, quantity: number) {
    return setSellable(this.#db, product_id, quantity)
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

  /** The widest address of an unowned picture, kept for something that is no product from now on; null when it is gone or taken. */
  async keepPicture(id: string, kept_for: string): Promise<string | null> {
    const renditions = await keepPicture(this.#db, id, kept_for)
    return renditions?.at(-1)?.url ?? null
  }

  /** Nobody's again: it goes after a day, or at once with the workflow `catalog-release-picture`. */
  releasePicture(id: string) {
    return releasePicture(this.#db, id)
  }

  takeUnownedPictures(which: Parameters<typeof takeUnowned>[1]) {
    return takeUnowned(this.#db, which)
  }
}

export default CatalogModuleService
