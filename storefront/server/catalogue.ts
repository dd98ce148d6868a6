import { Answer } from "./answer.ts"
import type { BackendAnswer } from "./ask-backend.ts"
import { type Aged, FreshMemory } from "./fresh-memory.ts"

export type CatalogueEntry = Aged & { answer: Answer }
export type Catalogue = FreshMemory<CatalogueEntry>

type Options = {
  ask: (path: string, headers: Record<string, string>) => Promise<BackendAnswer>
  publishableKey: string
  headers: Record<string, string>
  boundMs: number
  maxBytes: number
}

/** What every visitor of the catalogue may be told, by address: the backend's `/store/catalog/*` answers. */
export const catalogue = ({ ask, publishableKey, headers, boundMs, maxBytes }: Options): Catalogue =>
  new FreshMemory({
    boundMs,
    renewAfterMs: boundMs / 2,
    maxBytes,
    async load(path, previous) {
      const bornAt = performance.now()
      const got = await ask(path, { "x-publishable-api-key": publishableKey, accept: "application/json" })
      const answer = new Answer(
        got.status,
        {
          ...headers,
          "Content-Type": got.headers["content-type"] ?? "application/json; charset=utf-8",
          // kept by browsers and proxies only to be asked about again: our bound is the only clock
          "Cache-Control": "public, no-cache",
          Vary: "Accept-Encoding",
          ...(got.headers["retry-after"] && { "Retry-After": got.headers["retry-after"] }),
        },
        got.body,
      )
      const same = previous?.answer.etag === answer.etag && previous.answer.status === answer.status
      return {
        // the same bytes again: their compressed forms are already made
        answer: same ? previous.answer : answer,
        bornAt,
        size: answer.size,
        keep: (got.status === 200 || got.status === 404) && !got.headers["set-cookie"],
      }
    },
  })
