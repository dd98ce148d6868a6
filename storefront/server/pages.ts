import { pageOfKey } from "./cache-key.ts"
import type { Catalogue } from "./catalogue.ts"
import { type Aged, FreshMemory } from "./fresh-memory.ts"
import { REUSE_MS } from "./reading.ts"
import type { Rendered, RenderPage } from "./render-page.ts"
import { nextRequestId } from "./request-id.ts"

/** A page everybody gets who reads its language. `personal` is one that set a cookie: it is for whoever asked, and for nobody else. */
export type Page = Aged & { answer: Rendered["answer"]; personal: boolean; rendered: Rendered; renderedAt: number }
export type Pages = FreshMemory<Page>

/** A page whose data has not changed is used again for this long, then rendered anew all the same. */
const LONGEST_REUSE_MS = 5 * 60_000

type Options = { render: RenderPage; catalogue: Catalogue; boundMs: number; maxBytes: number }

/** The pages of the shop as a guest sees them, by `pageKey`. */
export const pages = ({ render, catalogue, boundMs, maxBytes }: Options): Pages =>
  new FreshMemory({
    boundMs,
    renewAfterMs: boundMs / 2,
    maxBytes,
    async load(key, previous) {
      const unchangedSince = previous && (await dataUnchanged(previous, catalogue))
      if (previous && unchangedSince) return { ...previous, bornAt: unchangedSince }

      const { language, path } = pageOfKey(key)
      const rendered = await render(path, { language, requestId: nextRequestId() })
      const { answer, cookies, reading } = rendered
      const personal = cookies.length > 0
      return {
        answer,
        rendered,
        personal,
        bornAt: reading.bornAt,
        renderedAt: performance.now(),
        size: answer.size,
        keep: (answer.status === 200 || answer.status === 404) && !personal,
      }
    },
  })

/** When all the page was made from is still the same, the time that is known for; otherwise nothing. */
async function dataUnchanged({ rendered, renderedAt }: Page, catalogue: Catalogue): Promise<number | undefined> {
  const now = performance.now()
  if (rendered.reading.other || now - renderedAt > LONGEST_REUSE_MS) return undefined
  const reads = [...rendered.reading.seen].map(async ([key, etag]) => {
    const entry = await catalogue.read(key, REUSE_MS)
    return entry.answer.etag === etag && entry.keep ? entry.bornAt : Number.NaN
  })
  const oldest = Math.min(now, ...(await Promise.all(reads)))
  return Number.isNaN(oldest) ? undefined : oldest
}
