import { LANGUAGES } from "../../app/lib/language/languages.ts"
import type { BackendResponse } from "./backend-client.ts"

type Get = (path: string, headers: Record<string, string>) => Promise<BackendResponse>
type PendingRead = {
  path: string
  id: string
  resolve: (response: BackendResponse | Promise<BackendResponse>) => void
}

const MAX_ID_LENGTH = 200

/** The product id or handle in one segment of a path, URL-encoded; undefined when it can be neither. */
export function productId(segment: string | undefined): string | undefined {
  if (!segment) return undefined
  try {
    const id = encodeURIComponent(decodeURIComponent(segment))
    return id.length <= MAX_ID_LENGTH ? id : undefined
  } catch {
    return undefined
  }
}

/** How many products the backend's route takes at once. */
const MAX_BATCH = 16
/** How long a read waits to be batched while another batch is under way. */
const MAX_WAIT_MS = 10

/** The address of a product, with the language of the response. */
const PRODUCT_READ = new RegExp(
  `^/store/catalog/products/([^/?]+)(?:\\?(locale=(?:${Object.keys(LANGUAGES).join("|")})))?$`,
)

/**
 * Wraps `get`: reads of products that arrive while others are under way are sent as one request, because a request
 * costs the backend far more than a product does. Each language has batches of its own.
 */
export function batchProductReads(get: Get): Get {
  const byLocale = new Map<string, ReturnType<typeof batchesFor>>()
  return (path, headers) => {
    const [, segment, locale = ""] = PRODUCT_READ.exec(path) ?? []
    const id = productId(segment)
    if (!id) return get(path, headers)
    let read = byLocale.get(locale)
    if (!read) byLocale.set(locale, (read = batchesFor(get, locale)))
    return read({ path, id }, headers)
  }
}

/** Batches the reads in one language. `locale` is its part of the query, empty for English. */
function batchesFor(get: Get, locale: string) {
  let pending: PendingRead[] = []
  let batchesUnderWay = 0
  let timer: NodeJS.Timeout | undefined

  function flush(headers: Record<string, string>) {
    clearTimeout(timer)
    timer = undefined
    const reads = pending
    pending = []
    batchesUnderWay++
    const done = () => {
      batchesUnderWay--
      if (pending.length) flush(headers)
    }
    sendBatch(get, reads, locale, headers).then(done, done)
  }

  return (read: Omit<PendingRead, "resolve">, headers: Record<string, string>) =>
    new Promise<BackendResponse>((resolve) => {
      pending.push({ ...read, resolve })
      if (pending.length === MAX_BATCH || !batchesUnderWay) flush(headers)
      else timer ??= setTimeout(flush, MAX_WAIT_MS, headers)
    })
}

const MISSING = "null"

/** The lines of a batch response; each holds the same bytes as the response to that read alone. */
const linesOf = (body: Buffer) =>
  String(body)
    .split("\n")
    .slice(1, -1)
    .map((line) => line.replace(/,$/, ""))

/** Resolves every read. Ends when the backend has responded, or rejects when it does not. */
async function sendBatch(get: Get, reads: PendingRead[], locale: string, headers: Record<string, string>) {
  const [first, ...others] = reads
  if (!others.length) {
    const response = get(first.path, headers)
    first.resolve(response)
    return void (await response)
  }
  const query = [...reads.map(({ id }) => `id=${id}`), ...(locale ? [locale] : [])].join("&")
  const batch = get(`/store/catalog/product-pages?${query}`, headers)
  const lines = batch.then(({ status, body }) => (status === 200 ? linesOf(body) : []))
  for (const [index, { path, resolve }] of reads.entries())
    resolve(
      Promise.all([batch, lines]).then(([response, lines]) => {
        if (response.status >= 500) return response
        const line = lines[index] ?? MISSING
        // the single route has the error response for a product that is not for sale
        return line === MISSING ? get(path, headers) : { ...response, body: Buffer.from(line) }
      }),
    )
  await batch
}
