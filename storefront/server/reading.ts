import type { AppReads, CatalogueAnswer } from "./app-reads.ts"
import type { Catalogue } from "./catalogue.ts"

/** Renders read the catalogue as it was at most this long ago, so that page and data together stay within the bound. */
export const REUSE_MS = 250

/** What one rendering of a page reads through the memory of the catalogue, and what it has read so far. */
export class Reading implements AppReads {
  /** catalogue addresses and the versions they had */
  readonly seen = new Map<string, string>()
  /** when the oldest of them was asked for */
  bornAt = performance.now()
  other = false

  constructor(
    readonly requestId: string,
    private catalogue: Catalogue,
  ) {}

  async read(key: string): Promise<CatalogueAnswer> {
    const { answer, bornAt } = await this.catalogue.read(key, REUSE_MS).catch((error) => {
      // a page that does without this answer must not pass for unchanged when it is there again
      this.other = true
      throw error
    })
    this.seen.set(key, answer.etag)
    this.bornAt = Math.min(this.bornAt, bornAt)
    return { status: answer.status, type: answer.headers["Content-Type"], body: new Uint8Array(answer.body) }
  }
}
