import { availableParallelism } from "node:os"
import { type Log, logLine } from "../request/request-log.ts"
import { admission } from "./admission.ts"
import type { App } from "./app.ts"
import { RenderUnavailable } from "./app.ts"
import { type PrefetchedReads, toStackTrace } from "./render-messages.ts"
import { RenderThread, type RenderThreadOptions } from "./render-thread.ts"
import type { PageRequest, RenderedPage } from "./rendered-page.ts"
import type { TrackedReads } from "./tracked-reads.ts"

/** Longer than the storefront's own timeouts together: five seconds for reads and eight for React. */
const RENDER_TIMEOUT_MS = 15_000
/** Longer than any page blocks its thread from responding to a ping. */
const HANG_TIMEOUT_MS = 8_000
/** Maximum of pages per thread: about a second of work. */
const MAX_PER_THREAD = 48
/** Time for which twice as many pages are admitted. */
const BURST_MS = 3_000
/** Share of the maximum that is reserved for signed-in visitors. */
const SHARE_FOR_SIGNED_IN = 0.25
/** Maximum of forms as a share of the pages: a form costs little, but waits as long as the backend does not respond. */
const SHARE_OF_FORMS = 0.25
/** Delay before a thread that could not start is started again. */
const RESTART_DELAY_MS = 1_000

/** How long a page waits for its prefetched reads before it goes to a thread. */
const PREFETCH_TIMEOUT_MS = 200

const NO_THREAD = "No rendering thread is available"

const cores = () => Math.min(4, Math.max(2, availableParallelism()))

const TOO_MANY = "Too many pages wait to be rendered"

type Options = Pick<RenderThreadOptions, "workerUrl" | "data"> & {
  size?: number
  timeoutMs?: number
  hangTimeoutMs?: number
  maxPerThread?: number
  burstMs?: number
  log?: Log
}

/**
 * Runs the storefront in worker threads, so that pages are rendered on every core and never block requests that need no
 * rendering. A thread that ends or hangs is replaced. `render` rejects with RenderUnavailable when the maximum of pages
 * is reached or the page's thread ends. Rejects when the threads cannot be started.
 */
export async function renderPool({
  size = cores(),
  timeoutMs = RENDER_TIMEOUT_MS,
  hangTimeoutMs = HANG_TIMEOUT_MS,
  maxPerThread = MAX_PER_THREAD,
  burstMs = BURST_MS,
  log = logLine,
  ...options
}: Options): Promise<App> {
  const threads = new Set<RenderThread>()
  const queue = (max: number) => ({ inFlight: new Set<Promise<RenderedPage>>(), admits: admission({ max, burstMs }) })
  const pages = queue(size * maxPerThread)
  const forms = queue(size * maxPerThread * SHARE_OF_FORMS)
  let running = false

  const open = (): RenderThread => {
    const thread = new RenderThread({ ...options, timeoutMs, hangTimeoutMs, log })
    threads.add(thread)
    // handled below by `ended`, which resolves with the same reason
    thread.ready.catch(() => {})
    thread.ended.then((reason) => {
      threads.delete(thread)
      if (!running) return
      log({ level: "error", error: reason.stack })
      setTimeout(() => running && open(), thread.started ? 0 : RESTART_DELAY_MS).unref()
    })
    return thread
  }

  async function close() {
    running = false
    await Promise.allSettled([...pages.inFlight, ...forms.inFlight])
    await Promise.all([...threads].map((thread) => thread.end(new Error("The web tier has stopped"))))
  }

  async function render(request: PageRequest, reads: TrackedReads) {
    const prefetched = await prefetch(reads, request.prefetchKeys)
    let idlest: RenderThread | undefined
    for (const thread of threads) if (!idlest || rank(thread) < rank(idlest)) idlest = thread
    if (!idlest) throw new RenderUnavailable(NO_THREAD)
    return idlest.render(request, reads, prefetched)
  }

  try {
    await Promise.all(Array.from({ length: size }, () => open().ready))
    running = true
  } catch (error) {
    await close()
    throw error
  }
  return {
    async render(request, reads) {
      if (!running) throw new RenderUnavailable(NO_THREAD)
      const { inFlight, admits } = request.form ? forms : pages
      const share = request.cookie ? 1 : 1 - SHARE_FOR_SIGNED_IN
      if (!admits(inFlight.size, share)) throw new RenderUnavailable(TOO_MANY)
      const page = render(request, reads)
      inFlight.add(page)
      return page.finally(() => inFlight.delete(page))
    },
    close,
  }
}

/** Sorts threads by load; those that may hang come last. */
const rank = (thread: RenderThread) => thread.load + (thread.isSuspect ? 1e6 : 0)

/** Returns the reads that settle within PREFETCH_TIMEOUT_MS; the page makes the others itself. */
async function prefetch(reads: TrackedReads, keys: string[]): Promise<PrefetchedReads> {
  const prefetched: PrefetchedReads = new Map()
  const settled = keys.map((key) =>
    reads.read(key).then(
      (response) => prefetched.set(key, { response }),
      (error) => prefetched.set(key, { error: toStackTrace(error) }),
    ),
  )
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, PREFETCH_TIMEOUT_MS)
  })
  await Promise.race([Promise.all(settled), timeout])
  clearTimeout(timer)
  return new Map(prefetched)
}
