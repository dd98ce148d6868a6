import { setTimeout } from "node:timers/promises"
import { CATALOG, type ProductReader } from "@haat/catalog/contract"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { resolveProductSearch } from "../modules/search/resolve-product-search"

const BATCH_SIZE = 200
/** Default pause after each batch, as a multiple of the time that the batch took. */
const PAUSE_FACTOR = 2
const LOCK_KEY = "catalog:shop-product-index"
/** Seconds to wait for the lock, and seconds after which the lock of a dead process is free. */
const LOCK_OPTIONS = { timeout: 15, expire: 10 }
const MAX_FAILURES = 30
const RETRY_DELAY_MS = 1_000

let pendingIds = new Set<string>()
let activeRun: Promise<void> | undefined

/**
 * Updates the index documents of products; resolves when they are written. Ids that arrive during a write are written
 * together by the next one, so many events need few writes, and a product is always read after its last event.
 */
export const refreshProducts = async (container: MedusaContainer, ids: string[]): Promise<void> => {
  for (const id of ids) pendingIds.add(id)
  if (!pendingIds.size) return
  activeRun ??= writePending(container)
  return activeRun
}

type RefreshOptions = {
  /** pause after each batch, as a multiple of the time that the batch took */
  pauseFactor?: number
  /** called after each batch with the number of products so far */
  onBatch?: (count: number) => void
}

/**
 * Updates the documents of all products and deletes those of deleted products, for events that were lost in a crash.
 * Pauses after each batch, since this takes minutes in a large shop: with 50,000 products and a pause factor of 1,
 * searches took twice as long meanwhile.
 */
export const rebuildIndex = async (
  container: MedusaContainer,
  { pauseFactor = PAUSE_FACTOR, onBatch }: RefreshOptions = {},
): Promise<void> => {
  const search = resolveProductSearch(container)
  let count = 0
  for (let after = ""; ; ) {
    const ids = await search.listProductAndDocumentIds(after, BATCH_SIZE)
    if (!ids.length) return
    const startedAt = Date.now()
    await writeDocuments(container, ids)
    after = ids[ids.length - 1]
    count += ids.length
    onBatch?.(count)
    await setTimeout(pauseFactor * (Date.now() - startedAt), undefined, { ref: false })
  }
}

/**
 * Writes pending documents and retries failed writes. What fails the last retry too is left to `jobs/rebuild-index.ts`.
 */
const writePending = async (container: MedusaContainer) => {
  for (let failures = 0; pendingIds.size; ) {
    const ids = [...pendingIds]
    pendingIds = new Set()
    try {
      for (let i = 0; i < ids.length; i += BATCH_SIZE) await writeDocuments(container, ids.slice(i, i + BATCH_SIZE))
      failures = 0
    } catch (error) {
      if (++failures < MAX_FAILURES) {
        for (const id of ids) pendingIds.add(id)
        await setTimeout(RETRY_DELAY_MS, undefined, { ref: false })
        continue
      }
      failures = 0
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`The search index could not be updated for ${ids.join(", ")}`, error as Error)
    }
  }
  // Must follow the loop without an await: an id added in between would not be written.
  activeRun = undefined
}

/** Reads products and writes documents under one lock, so that no process overwrites a newer document. */
const writeDocuments = (container: MedusaContainer, ids: string[]) =>
  container.resolve(Modules.LOCKING).execute(
    [LOCK_KEY],
    async () => {
      const products = await container.resolve<ProductReader>(CATALOG).readProductsToIndex(ids)
      await resolveProductSearch(container).writeToIndex(ids, products)
    },
    LOCK_OPTIONS,
  )
