import { parentPort, workerData } from "node:worker_threads"
import type { FetchBackend } from "../../app/lib/backend/sdk.ts"
import type { Language } from "../../app/lib/language/languages.ts"
import { type BackendReads, backendFetch, type CatalogueResponse } from "./backend-reads.ts"
import {
  type PrefetchedReads,
  type RenderWorkerData,
  toError,
  toStackTrace,
  type WorkerMessage,
  type WorkerRequest,
} from "./render-messages.ts"
import { type Handle, type PageRequest, renderRequest } from "./rendered-page.ts"

/** A thread that renders pages: built to `build/web/render-worker.js`, started by RenderThread. */

if (!parentPort) throw new Error("This file is a worker thread of the web tier and cannot be run by itself.")
const main = parentPort
const { appUrls, backendUrl, proxySecret } = workerData as RenderWorkerData

// an unhandled rejection must not end the thread with the pages of other visitors
process.on("unhandledRejection", (error) => post({ unhandled: toStackTrace(error) }))

type App = {
  handle: (request: Request) => Promise<Response>
  routeOf?: (path: string) => string | undefined
  setFetchBackend?: (fetchBackend: FetchBackend) => void
}

const pendingReads = new Map<
  number,
  { resolve: (response: CatalogueResponse) => void; reject: (error: Error) => void }
>()
let readCount = 0

const post = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => main.postMessage(message, transfer)

const read = (page: number, key: string) =>
  new Promise<CatalogueResponse>((resolve, reject) => {
    pendingReads.set(++readCount, { resolve, reject })
    post({ page, read: readCount, key })
  })

function findPrefetched(prefetched: PrefetchedReads, key: string): Promise<CatalogueResponse> | undefined {
  const known = prefetched.get(key)
  if (known) return "response" in known ? Promise.resolve(known.response) : Promise.reject(toError(known.error))
}

const fetchBackend = backendFetch(backendUrl, proxySecret)

/** The builds by language; all but English are loaded with their first page. */
const apps: Partial<Record<Language, App>> = {}
const load = async (language: Language): Promise<App> => {
  const app: App = await import(appUrls[language])
  app.setFetchBackend?.(fetchBackend)
  return (apps[language] ??= app)
}
const handle: Handle = (request, language) =>
  apps[language]?.handle(request) ?? load(language).then((app) => app.handle(request))

async function render(page: number, request: PageRequest, prefetched: PrefetchedReads) {
  const reads: BackendReads = {
    requestId: request.requestId,
    read: (key: string) => findPrefetched(prefetched, key) ?? read(page, key),
    hasUncachedReads: false,
  }
  try {
    const rendered = await renderRequest(handle, request, reads)
    rendered.route ??= apps[request.language]?.routeOf?.(new URL(request.url).pathname)
    const { body, brotli } = rendered
    const { hasUncachedReads } = reads
    post({ page, rendered, hasUncachedReads }, brotli ? [body.buffer, brotli.buffer] : [body.buffer])
  } catch (error) {
    post({ page, error: toStackTrace(error) })
  }
}

await load("en")

main.on("message", (message: WorkerRequest) => {
  if ("ping" in message) return post({ pong: true })
  if ("request" in message) return void render(message.page, message.request, message.prefetched)
  const pending = pendingReads.get(message.read)
  pendingReads.delete(message.read)
  if ("response" in message) pending?.resolve(message.response)
  else pending?.reject(toError(message.error))
})
post({ ready: true })
