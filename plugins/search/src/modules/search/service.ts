import type { FoundProducts, ProductIndex, ProductToIndex } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import { container } from "@medusajs/framework"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { IEventBusModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { BoughtTogether, CountSearch, Suggest, Suggestions } from "../../contract"
import { refreshProducts } from "../../indexer/index-writer"
import { browse, findProductPages } from "./browse"
import { findForOwner } from "./find-for-owner"
import type { BrowsedList } from "./list-parts"
import { readShopWords } from "./queries/own-words"
import { saveProductChoices } from "./queries/product-choices"
import { deleteDocuments, listProductAndDocumentIds, writeDocuments } from "./queries/product-index"
import { addClick, addSearch, deleteOldFigures } from "./queries/search-figures"
import { saveSearchWords } from "./queries/search-words"
import { related } from "./related"
import { toSearchDocument } from "./search-document"
import { countedText } from "./search-text/counted-text"
import { suggest } from "./suggest"

/** Event once the application has started; a subscriber then reads every product again. */
export const SEARCH_STARTED = "catalog.started"

const SEARCH_FIGURE_DAYS = 180

type Options = { retention?: { searchFigureDays: number } }

/** The search index: lists and searches of shoppers, the owner's words and pinned products, and figures of searches. */
export class ProductSearchService implements ProductIndex {
  private readonly db: Knex
  private readonly events: IEventBusModuleService
  private readonly searchFigureDays: number

  /** Hooks that Medusa calls. */
  __hooks = {
    onApplicationStart: async () => {
      await this.events.emit({ name: SEARCH_STARTED, data: {} })
    },
  }

  constructor(dependencies: Record<string, unknown>, { retention }: Options = {}) {
    this.db = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex
    this.events = dependencies[Modules.EVENT_BUS] as IEventBusModuleService
    this.searchFigureDays = retention?.searchFigureDays ?? SEARCH_FIGURE_DAYS
  }

  /** ProductList as JSON text, for shoppers: active products, read from the search index. */
  async browse(query: BrowsedList): Promise<string> {
    await readShopWords(this.db)
    return browse(this.db, query)
  }

  /** Completions of a half-typed search text, from the search index. */
  async suggest(query: Suggest): Promise<Suggestions> {
    await readShopWords(this.db)
    return suggest(this.db, query)
  }

  /** Product page `{ product: ProductPage }` of each id or handle as JSON text, or null: unknown, or not active. */
  findProductPages(idsOrHandles: string[], locale: Locale): Promise<(string | null)[]> {
    return findProductPages(this.db, idsOrHandles, locale)
  }

  /** RelatedProducts as JSON text. */
  related(bought: BoughtTogether, idOrHandle: string, locale: Locale): Promise<string> {
    return related({ db: this.db, bought }, idOrHandle, locale)
  }

  async findProducts(text: string): Promise<FoundProducts> {
    await readShopWords(this.db)
    return findForOwner(text)
  }

  refresh(ids: string[]): Promise<void> {
    return refreshProducts(container, ids)
  }

  /**
   * Writes the documents of these products to the index and deletes those of products that are gone. From then on
   * misspelt words are compared with their words as well.
   * @param ids of all products that were read @param products those that are there
   */
  async writeToIndex(ids: string[], products: ProductToIndex[]) {
    const documents = products.map(toSearchDocument)
    const there = new Set(documents.map(({ id }) => id))
    await saveSearchWords(this.db, documents)
    await saveProductChoices(this.db, ids, documents)
    await writeDocuments(this.db, documents)
    await deleteDocuments(
      this.db,
      ids.filter((id) => !there.has(id)),
    )
  }

  /** Ids of products and of documents after `after`, so that a document without its product is found too. */
  listProductAndDocumentIds(after: string, take: number) {
    return listProductAndDocumentIds(this.db, after, take)
  }

  /** Counts a search of today, or a click of one. Texts that may name a person, or name no goods, are not counted. */
  async countSearch({ text, found, clicked }: CountSearch) {
    const counted = countedText(text)
    if (!counted) return
    await (clicked ? addClick(this.db, counted) : addSearch(this.db, counted, found))
  }

  /** Deletes what was searched for longer ago than SEARCH_FIGURE_DAYS. */
  deleteOldFigures() {
    return deleteOldFigures(this.db, this.searchFigureDays)
  }
}
