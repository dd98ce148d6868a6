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

/** Maximum of products in one request; the backend's route takes no more. */
const MAX_BATCH = 16
/** How long a read waits for others to join its batch while another batch is being sent. */
const MAX_WAIT_MS = 10

/** Matches the address of a product and captures its id and locale. */
const PRODUCT_READ = new RegExp(
  `^/store/catalog/products/([^/?]+)(?:\\?(locale=(?:${Object.keys(LANGUAGES).join("|")})))?$`,
)

/**
 * Wraps `get`: product reads that arrive while others are being sent are batched into one request, because a request
 * costs the backend far more than a product does. Each language has batches of its own.
 */
export function batchProductReads(get: Get): Get {
  const byLocale = new Map<string, ReturnType<typeof createBatcher>>()
  return (path, headers) => {
    const [, segment, locale = ""] = PRODUCT_READ.exec(path) ?? []
    const id = productId(segment)
    if (!id) return get(path, headers)
    let read = byLocale.get(locale)
    if (!read) byLocale.set(locale, (read = createBatcher(get, locale)))
    return read({ path, id }, headers)
  }
}

/** Batches the reads in one language. `locale` is its part of the query, empty for English. */
function createBatcher(get: Get, locale: string) {
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

/** Splits a batch response into lines; each has the same bytes as the response of the single route. */
const parseLines = (body: Buffer) =>
  String(body)
    .split("\n")
    .slice(1, -1)
    .map((line) => line.replace(/,$/, ""))

/** Sends the reads as one request and resolves each of them. Rejects when the backend sends no response. */
async function sendBatch(get: Get, reads: PendingRead[], locale: string, headers: Record<string, string>) {
  const [first, ...others] = reads
  if (!others.length) {
    const response = get(first.path, headers)
    first.resolve(response)
    return void (await response)
  }
  const query = [...reads.map(({ id }) => `id=${id}`), ...(locale ? [locale] : [])].join("&")
  const batch = get(`/store/catalog/product-pages?${query}`, headers)
  const lines = batch.then(({ status, body }) => (status === 200 ? parseLines(body) : []))
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
