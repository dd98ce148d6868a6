import { setTimeout } from "node:timers/promises"
import { CATALOG, type ProductReader } from "@haat/catalog/contract"
import type { Logger, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { resolveProductSearch } from "../modules/search/resolve-product-search"

const PAGE = 200
/** Pause between pages, as a multiple of the time that a page took. */
const RESTS = 2
const LOCK = "catalog:shop-product-index"
/** Waits for other processes, and frees the index soon after one that died while writing. */
const LOCK_TIMES = { timeout: 15, expire: 10 }
const RETRIES = 30
const RETRY_MS = 1_000

let waiting = new Set<string>()
let running: Promise<void> | undefined

/**
 * Updates these products' documents. Whatever arrives while a write is on its way shares the next one, so a rush
 * of events costs few writes, and a document is always read after the last event that needs it.
 */
export const refreshProducts = async (container: MedusaContainer, ids: string[]): Promise<void> => {
  for (const id of ids) waiting.add(id)
  if (!waiting.size) return
  running ??= drain(container)
  return running
}

type Pace = {
  /** how long to pause after each page, as a multiple of the time that it took */
  rests?: number
  /** called after each page with the number of products so far */
  onPage?: (count: number) => void
}

/**
 * Every product, and documents of products that are no more: heals what events lost in a crash left behind. Rests after
 * each page, as a large shop has minutes of this every ten: searches beside it, in 50,000 products, took twice as long
 * where it rested as long as it worked.
 */
export const refreshEverything = async (
  container: MedusaContainer,
  { rests = RESTS, onPage }: Pace = {},
): Promise<void> => {
  const search = resolveProductSearch(container)
  let count = 0
  for (let after = ""; ; ) {
    const ids = await search.listProductAndDocumentIds(after, PAGE)
    if (!ids.length) return
    const since = Date.now()
    await write(container, ids)
    after = ids[ids.length - 1]
    count += ids.length
    onPage?.(count)
    await setTimeout(rests * (Date.now() - since), undefined, { ref: false })
  }
}

/** Retries failed writes for a while, as their event comes only once; then the healing job finds them. */
const drain = async (container: MedusaContainer) => {
  for (let failures = 0; waiting.size; ) {
    const ids = [...waiting]
    waiting = new Set()
    try {
      for (let i = 0; i < ids.length; i += PAGE) await write(container, ids.slice(i, i + PAGE))
      failures = 0
    } catch (error) {
      if (++failures < RETRIES) {
        for (const id of ids) waiting.add(id)
        await setTimeout(RETRY_MS, undefined, { ref: false })
        continue
      }
      failures = 0
      container
        .resolve<Logger>(ContainerRegistrationKeys.LOGGER)
        .error(`The search index could not be updated for ${ids.join(", ")}`, error as Error)
    }
  }
  // In the same breath as seeing nothing waits: later, and an id added in between would be left lying.
  running = undefined
}

/** Reads and writes under one lock, so that no other process can put an older reading over a newer one. */
const write = (container: MedusaContainer, ids: string[]) =>
  container.resolve(Modules.LOCKING).execute(
    [LOCK],
    async () => {
      const products = await container.resolve<ProductReader>(CATALOG).readProductsToIndex(ids)
      await resolveProductSearch(container).writeToIndex(ids, products)
    },
    LOCK_TIMES,
  )
