import { Answer } from "./answer.ts"
import type { BackendAnswer } from "./ask-backend.ts"
import { type Aged, FreshMemory } from "./fresh-memory.ts"

export type CatalogueEntry = Aged & { answer: Answer }
export type Catalogue = Pick<FreshMemory<CatalogueEntry>, "peek" | "read">

/** The shop's name, contacts and settings: on every page, and the same on all of them. */
const SHOP_FACTS = "/store/shop"
/** They are remembered even when nothing else is. */
const FACTS_BOUND_MS = 1_000

type Options = {
  ask: (path: string, headers: Record<string, string>) => Promise<BackendAnswer>
  publishableKey: string
  headers: Record<string, string>
  boundMs: number
  maxBytes: number
}

/** What every visitor of the catalogue may be told, by address: the backend's `/store/catalog/*` answers and those in HOME_READS. */
export const catalogue = (options: Options): Catalogue => {
  const rest = memory(options)
  const facts = options.boundMs ? rest : memory({ ...options, boundMs: FACTS_BOUND_MS })
  const of = (key: string) => (key === SHOP_FACTS ? facts : rest)
  return {
    peek: (key, maxAgeMs) => of(key).peek(key, maxAgeMs),
    read: (key, maxAgeMs) => of(key).read(key, maxAgeMs),
  }
}

const memory = ({ ask, publishableKey, headers, boundMs, maxBytes }: Options) =>
  new FreshMemory<CatalogueEntry>({
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
        { effort: boundMs > 0 ? "kept" : "once" },
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
