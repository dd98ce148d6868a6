import { Worker } from "node:worker_threads"
import type { FinishedPage, PageAsked } from "./finished-page.ts"
import type { Reading } from "./reading.ts"
import {
  errorOf,
  type FromThread,
  problemOf,
  type ReadAhead,
  type RenderWorkerData,
  type ToThread,
} from "./render-messages.ts"
import type { Log } from "./request-log.ts"

export type RenderThreadOptions = {
  workerUrl: URL
  data: RenderWorkerData
  /** A page that takes longer has failed, and a thread that said nothing all that time hangs. */
  limitMs: number
  log: Log
}

type Waiting = {
  since: number
  reading: Reading
  limit: NodeJS.Timeout
  resolve: (page: FinishedPage) => void
  reject: (error: Error) => void
}

/** Room for the pages of a moment: what is rendered is garbage soon, and should not be copied about until then. */
const YOUNG_GENERATION_MB = 64

/** One thread that renders pages, seen from the main thread. When it ends, whatever it had to do fails. */
export class RenderThread {
  /** Resolves when it can render, rejects when it ends before that. */
  readonly ready: Promise<void>
  /** Resolves with the reason when it has ended. */
  readonly ended: Promise<Error>
  /** True once it was ready. */
  started = false
  private worker: Worker
  private waiting = new Map<number, Waiting>()
  private count = 0
  private heardAt = 0
  private reason?: Error

  constructor(private options: RenderThreadOptions) {
    this.worker = new Worker(options.workerUrl, {
      workerData: options.data,
      // what the process was started with is for the process: a preload must not run in every thread again
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
        for (const page of this.waiting.keys()) this.settle(page)?.reject(reason)
        resolve(reason)
      })
    })
    this.ready = new Promise((resolve, reject) => {
      this.worker.on("message", (message: FromThread) => {
        if ("unhandled" in message) return options.log({ level: "error", error: message.unhandled })
        if (!("ready" in message)) return this.hear(message)
        this.started = true
        resolve()
      })
      this.ended.then(reject)
    })
  }

  /** Pages under way. */
  get load() {
    return this.waiting.size
  }

  /** @param ahead what has been read for it already; whatever else it reads comes from `reading` */
  render(asked: PageAsked, reading: Reading, ahead: ReadAhead): Promise<FinishedPage> {
    return new Promise((resolve, reject) => {
      const page = ++this.count
      const limit = setTimeout(() => this.giveUp(page), this.options.limitMs)
      this.waiting.set(page, { since: performance.now(), reading, limit, resolve, reject })
      const bodies = [...ahead.values()].flatMap((read) => ("answer" in read ? [read.answer.body.buffer] : []))
      this.tell({ page, asked, ahead }, bodies)
    })
  }

  /** Ends it at once. */
  async end(reason: Error) {
    this.reason ??= reason
    await this.worker.terminate()
  }

  private tell(message: ToThread, transfer: ArrayBuffer[] = []) {
    this.worker.postMessage(message, transfer)
  }

  private hear(message: Extract<FromThread, { page: number }>) {
    this.heardAt = performance.now()
    if ("read" in message) return void this.answerRead(message)
    const waiting = this.settle(message.page)
    if (!waiting) return
    if ("problem" in message) return waiting.reject(errorOf(message.problem))
    waiting.reading.other ||= message.other
    waiting.resolve(message.finished)
  }

  private async answerRead({ page, read, key }: { page: number; read: number; key: string }) {
    const reading = this.waiting.get(page)?.reading
    try {
      if (!reading) throw new Error("The page this is for was given up")
      const answer = await reading.read(key)
      this.tell({ read, answer }, [answer.body.buffer])
    } catch (error) {
      this.tell({ read, problem: problemOf(error) })
    }
  }

  private giveUp(page: number) {
    const late = this.settle(page)
    late?.reject(new Error(`The page was not rendered within ${this.options.limitMs} ms`))
    if (late && this.heardAt < late.since) this.end(new Error("A rendering thread hung"))
  }

  private settle(page: number): Waiting | undefined {
    const waiting = this.waiting.get(page)
    clearTimeout(waiting?.limit)
    this.waiting.delete(page)
    return waiting
  }
}
