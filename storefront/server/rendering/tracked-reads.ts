import type { CatalogueCache } from "../cache/catalogue-cache.ts"
import type { BackendReads, CatalogueResponse } from "./backend-reads.ts"

/** Maximum age of the data of a new page, so that page and data together stay within the maximum age. */
export const MAX_READ_AGE_MS = 250

/** Reads the catalogue cache for one page and records what was read. */
export class TrackedReads implements BackendReads {
  /** by cache key */
  readonly etags = new Map<string, string>()
  /** when the oldest of them was requested */
  requestedAt = performance.now()
  hasUncachedReads = false
  form?: BackendReads["form"]

  constructor(
    readonly requestId: string,
    private catalogue: CatalogueCache,
  ) {}

  async read(key: string): Promise<CatalogueResponse> {
    const { response, requestedAt } = await this.catalogue.read(key, MAX_READ_AGE_MS).catch((error) => {
      // a page rendered without this response must not count as unchanged once the backend responds again
      this.hasUncachedReads = true
      throw error
    })
    this.etags.set(key, response.etag)
    this.requestedAt = Math.min(this.requestedAt, requestedAt)
    return { status: response.status, body: new Uint8Array(response.body) }
  }
}
