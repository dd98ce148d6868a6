import { Worker } from "node:worker_threads"
import type { Log } from "../request/request-log.ts"
import { RenderUnavailable } from "./app.ts"
import { WRITE_TIMEOUT_MS } from "./backend-reads.ts"
import {
  type PrefetchedReads,
  type RenderWorkerData,
  toError,
  toStackTrace,
  type WorkerMessage,
  type WorkerRequest,
} from "./render-messages.ts"
import type { PageRequest, RenderedPage } from "./rendered-page.ts"
import type { TrackedReads } from "./tracked-reads.ts"

export type RenderThreadOptions = {
  workerUrl: URL
  data: RenderWorkerData
  /** Timeout of a page; one with a form may take WRITE_TIMEOUT_MS more. */
  timeoutMs: number
  /** Time without a message after which a thread with pages to render is ended. */
  hangTimeoutMs: number
  log: Log
}

type PendingPage = {
  reads: TrackedReads
  timer: NodeJS.Timeout
  resolve: (page: RenderedPage) => void
  reject: (error: Error) => void
}

/** Number of pings within `hangTimeoutMs`; a thread that responds to none of them hangs. */
const MAX_UNANSWERED_PINGS = 5

/** Large enough for the pages being rendered, which would otherwise be copied into the old generation. */
const YOUNG_GENERATION_MB = 64

/** One rendering thread, as the main thread uses it. When it ends, its pages under way are rejected. */
export class RenderThread {
  /** Resolves when it can render, rejects when it ends before that. */
  readonly ready: Promise<void>
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<Error>
  /** True after `ready` has resolved. */
  started = false
  private worker: Worker
  private pendingPages = new Map<number, PendingPage>()
  private count = 0
  private unansweredPings = 0
  private pinging?: NodeJS.Timeout
  private reason?: Error

  constructor(private options: RenderThreadOptions) {
    this.worker = new Worker(options.workerUrl, {
      workerData: options.data,
      // none of the process's own options: a preload must not run again in every thread
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    this.worker.unref()
    this.worker.on("error", (error) => {
      this.reason ??= error
    })
    this.ended = new Promise((resolve) => {
      this.worker.once("exit", (code) => {
        const reason = this.reason ?? new Error(`A rendering thread ended with code ${code}`)
        const lost = new RenderUnavailable(`The thread of this page ended: ${reason.message}`, true)
        clearInterval(this.pinging)
        for (const page of this.pendingPages.keys()) this.settle(page)?.reject(lost)
        resolve(reason)
      })
    })
    this.ready = new Promise((resolve, reject) => {
      this.worker.on("message", (message: WorkerMessage) => {
        if ("unhandled" in message) return options.log({ level: "error", error: message.unhandled })
        this.unansweredPings = 0
        if ("pong" in message) return
        if (!("ready" in message)) return this.receive(message)
        this.started = true
        resolve()
      })
      this.ended.then(reject)
    })
  }

  /** Returns the number of pages being rendered. */
  get load() {
    return this.pendingPages.size
  }

  /** Returns whether the thread has missed more than one ping, which is longer than a page takes. */
  get isSuspect() {
    return this.unansweredPings > 1
  }

  /** @param prefetched reads that were made before; all others come from `reads` */
  render(request: PageRequest, reads: TrackedReads, prefetched: PrefetchedReads): Promise<RenderedPage> {
    return new Promise((resolve, reject) => {
      const page = ++this.count
      const timeoutMs = this.options.timeoutMs + (request.form ? WRITE_TIMEOUT_MS : 0)
      const timer = setTimeout(() => this.timeOut(page, timeoutMs), timeoutMs)
      this.pendingPages.set(page, { reads, timer, resolve, reject })
      this.pinging ??= setInterval(() => this.ping(), this.options.hangTimeoutMs / MAX_UNANSWERED_PINGS).unref()
      const bodies = [...prefetched.values()].flatMap((read) => ("response" in read ? [read.response.body.buffer] : []))
      this.post({ page, request, prefetched }, bodies)
    })
  }

  /** Ends the thread without waiting for its pages. */
  async end(reason: Error) {
    this.reason ??= reason
    await this.worker.terminate()
  }

  private post(message: WorkerRequest, transfer: ArrayBuffer[] = []) {
    this.worker.postMessage(message, transfer)
  }

  /** Counts pings instead of time, because a main thread too busy to receive messages sends no pings either. */
  private ping() {
    if (!this.pendingPages.size) {
      clearInterval(this.pinging)
      this.pinging = undefined
      this.unansweredPings = 0
      return
    }
    // starting may take longer than rendering
    if (!this.started) return
    if (this.unansweredPings >= MAX_UNANSWERED_PINGS) return void this.end(new Error("A rendering thread hung"))
    this.unansweredPings++
    this.post({ ping: true })
  }

  private receive(message: Extract<WorkerMessage, { page: number }>) {
    if ("read" in message) return void this.respondToRead(message)
    const pending = this.settle(message.page)
    if (!pending) return
    if ("error" in message) return pending.reject(toError(message.error))
    pending.reads.hasUncachedReads ||= message.hasUncachedReads
    pending.resolve(message.rendered)
  }

  private async respondToRead({ page, read, key }: { page: number; read: number; key: string }) {
    const reads = this.pendingPages.get(page)?.reads
    try {
      if (!reads) throw new Error("The page of this read is no longer awaited")
      const response = await reads.read(key)
      this.post({ read, response }, [response.body.buffer])
    } catch (error) {
      this.post({ read, error: toStackTrace(error) })
    }
  }

  private timeOut(page: number, timeoutMs: number) {
    this.settle(page)?.reject(new RenderUnavailable(`The page was not rendered within ${timeoutMs} ms`, true))
  }

  private settle(page: number): PendingPage | undefined {
    const pending = this.pendingPages.get(page)
    clearTimeout(pending?.timer)
    this.pendingPages.delete(page)
    return pending
  }
}
