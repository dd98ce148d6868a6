import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaService, Modules } from "@medusajs/framework/utils"
import type { BulkChange } from "../../bulk-change"
import type { GoodsTaxes, ImportProblem, SaveVariants } from "../../contract"
import { addProducts, type NewProduct } from "./add-products"
import { changeProducts, previewPrices, undoChange } from "./bulk-change"
import { freeProductHandle } from "./handle"
import { keepImportMapping, readImportMapping } from "./import/import-mapping"
import {
  type EndedImport,
  failQueuedImport,
  findQueuedImport,
  isImportedInto,
  type QueueImport,
  queueImport,
  tellEndedImport,
} from "./import/import-queue"
import type { ImportSetup } from "./import/insert-products"
import {
  failImport,
  findImport,
  findLatestImport,
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
import { categoryHandle } from "./queries/categories"
import { moveProducts, undoMove } from "./queries/move-products"
import { deleteOldChanges, purgeNext } from "./queries/pending-deletion"
import {
  type Claim,
  claimPictures,
  keepPicture,
  releasePicture,
  takeUnowned,
  undoClaim,
} from "./queries/picture-ownership"
import { type PriceChange, setPrice, undoPrice } from "./queries/price"
import { deleteOutdatedPrices } from "./queries/price-history"
import { inventoryItemOf, moveStock, setSellable } from "./queries/stock"
import { readUsualMeasures } from "./queries/usual-measures"
import { claimVersion, undoClaimOfVersion } from "./queries/version"
import { readChange, readUndone } from "./read-change"
import type { Rendition } from "./rendition"
import { saveVariants } from "./variants/save-variants"

/** Writes of the catalogue: products one by one and in bulk, imports, prices, stock, pictures. */
export class ProductWrites extends MedusaService({ Picture }) {
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

  categoryHandle(name: string, id?: string) {
    return categoryHandle(this.db, name, id)
  }

  freeProductHandle(name: string) {
    return freeProductHandle(this.db, name)
  }

  moveProducts(from: string, to: string) {
    return moveProducts(this.db, from, to)
  }

  undoMove(product_ids: string[], from: string, to: string) {
    return undoMove(this.db, product_ids, from, to)
  }

  claimVersion(id: string, version?: string) {
    return claimVersion(this.db, id, version)
  }

  undoClaimOfVersion(id: string, before: string) {
    return undoClaimOfVersion(this.db, id, before)
  }

  changeProducts(change: BulkChange) {
    return changeProducts(this.db, change)
  }

  previewPrices(change: BulkChange) {
    return previewPrices(this.db, change)
  }

  undoChange(id: string) {
    return undoChange(this.db, id)
  }

  readChange(id: string) {
    return readChange(this.db, id)
  }

  readUndone(id: string) {
    return readUndone(this.db, id)
  }

  readImported(id: string) {
    return readImported(this.db, id)
  }

  keepImport(file: ImportFile, taxes: GoodsTaxes) {
    return keepImport(this.db, file, { publicUrl: this.publicUrl, taxes })
  }

  readImportMapping(header: string[]) {
    return readImportMapping(this.db, header)
  }

  keepImportMapping(header: string[], targets: (string | null)[]) {
    return keepImportMapping(this.db, header, targets)
  }

  readUsualMeasures() {
    return readUsualMeasures(this.db)
  }

  setImportPicturesDone(id: string, done: number) {
    return setPicturesDone(this.db, id, done)
  }

  readyImport(id: string, plan: PlannedWrite[]) {
    return readyImport(this.db, id, plan)
  }

  failImport(id: string, problems: ImportProblem[]) {
    return failImport(this.db, id, problems)
  }

  findImport(id: string) {
    return findImport(this.db, id)
  }

  findLatestImport() {
    return findLatestImport(this.db)
  }

  readImportPlan(id: string) {
    return readPlan(this.db, id)
  }

  readFailedImport(id: string) {
    return readFailed(this.db, id)
  }

  addProducts(products: NewProduct[], setup: ImportSetup) {
    return addProducts(this.db, products, setup)
  }

  runImport(run: RunImport) {
    return runImport(this.db, run)
  }

  queueImport(run: QueueImport) {
    return queueImport(this.db, run)
  }

  findQueuedImport() {
    return findQueuedImport(this.db)
  }

  failQueuedImport(id: string, failure: string, isOutdated: boolean) {
    return failQueuedImport(this.db, id, failure, isOutdated)
  }

  tellEndedImport(tell: (ended: EndedImport) => Promise<void>) {
    return tellEndedImport(this.db, tell)
  }

  /** Whether products are about to come into this category. */
  isImportedInto(category_id: string) {
    return isImportedInto(this.db, category_id)
  }

  purgeNext(remove: (product_id: string) => Promise<void>) {
    return purgeNext(this.db, remove)
  }

  deleteOldChanges() {
    return deleteOldChanges(this.db)
  }

  setPrice(product_id: string, rupees: number) {
    return setPrice(this.db, product_id, rupees)
  }

  undoPrice(change: PriceChange) {
    return undoPrice(this.db, change)
  }

  deleteOutdatedPrices() {
    return deleteOutdatedPrices(this.db)
  }

  saveVariants(product_id: string, variants: SaveVariants, stock_location_id: string) {
    return saveVariants(this.db, product_id, variants, stock_location_id)
  }

  setSellable(product_id: string, quantity: number) {
    return setSellable(this.db, { product_id }, quantity)
  }

  moveStock(level_id: string, by: number) {
    return moveStock(this.db, level_id, by)
  }

  inventoryItemOf(product_id: string) {
    return inventoryItemOf(this.db, product_id)
  }

  claimPictures(product_id: string, ids: string[]) {
    return claimPictures(this.db, product_id, ids)
  }

  undoClaim(claim: Claim) {
    return undoClaim(this.db, claim)
  }

  /**
   * An unowned picture, narrowest first, kept for something that is no product from now on; null when it is gone or
   * taken.
   */
  keepPicture(id: string, kept_for: string): Promise<Rendition[] | null> {
    return keepPicture(this.db, id, kept_for)
  }

  /** Releases a picture: it is deleted after a day, or at once with the workflow `catalog-release-picture`. */
  releasePicture(id: string) {
    return releasePicture(this.db, id)
  }

  takeUnownedPictures(which: Parameters<typeof takeUnowned>[1]) {
    return takeUnowned(this.db, which)
  }
}
