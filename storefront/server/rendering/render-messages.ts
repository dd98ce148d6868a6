import type { Language } from "../../app/lib/language/languages.ts"
import type { CatalogueResponse } from "./backend-reads.ts"
import type { PageRequest, RenderedPage } from "./rendered-page.ts"

/** Start data of a rendering thread: the storefront's build in each language, and the backend's address. */
export type RenderWorkerData = { appUrls: Record<Language, string>; backendUrl: string; proxySecret?: string }

/** Responses read before the page is rendered, by cache key; `error` is a stack trace. */
export type PrefetchedReads = Map<string, { response: CatalogueResponse } | { error: string }>

/** Messages to a rendering thread. `page` and `read` are numbers that a response repeats; `error` is a stack trace. */
export type WorkerRequest =
  | { page: number; request: PageRequest; prefetched: PrefetchedReads }
  | { read: number; response: CatalogueResponse }
  | { read: number; error: string }
  /** a hanging thread sends no `pong` */
  | { ping: true }

export type WorkerMessage =
  | { ready: true }
  | { pong: true }
  | { page: number; read: number; key: string }
  | { page: number; rendered: RenderedPage; hasUncachedReads: boolean }
  | { page: number; error: string }
  /** an unhandled rejection of any page */
  | { unhandled: string }

export const toStackTrace = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : `Thrown: ${String(error)}`

/** Makes an error with a stack trace from the other thread. */
export function toError(stack: string) {
  const error = new Error(stack.split("\n", 1)[0])
  error.stack = stack
  return error
}
