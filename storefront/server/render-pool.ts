import { availableParallelism } from "node:os"
import type { App } from "./app.ts"
import type { FinishedPage, PageAsked } from "./finished-page.ts"
import type { Reading } from "./reading.ts"
import { problemOf, type ReadAhead } from "./render-messages.ts"
import { RenderThread, type RenderThreadOptions } from "./render-thread.ts"
import { type Log, logLine } from "./request-log.ts"

/** More than the storefront's own limits together, five seconds for what it reads and eight for React. */
const LIMIT_MS = 15_000
/** A thread that could not even start is not tried again at once. */
const PAUSE_MS = 1_000

/** How long a page waits for its thread because of what it will read. */
const READ_AHEAD_MS = 200

const NO_THREAD = "No thread is there to render the page"

const cores = () => Math.min(4, Math.max(2, availableParallelism()))

type Options = Pick<RenderThreadOptions, "workerUrl" | "data"> & { size?: number; limitMs?: number; log?: Log }

/**
 * The storefront in threads of its own, so that pages are rendered on every core and never keep the main thread from
 * what needs no rendering. A thread that dies or hangs is replaced. Rejects when the threads cannot be started.
 */
export async function renderPool({
  size = cores(),
  limitMs = LIMIT_MS,
  log = logLine,
  ...options
}: Options): Promise<App> {
  const threads = new Set<RenderThread>()
  const underWay = new Set<Promise<FinishedPage>>()
  let running = false

  const open = (): RenderThread => {
    const thread = new RenderThread({ ...options, limitMs, log })
    threads.add(thread)
    thread.ended.then((reason) => {
      threads.delete(thread)
      if (!running) return
      log({ level: "error", error: reason.stack })
      setTimeout(() => running && open(), thread.started ? 0 : PAUSE_MS).unref()
    })
    return thread
  }

  async function close() {
    running = false
    await Promise.allSettled(underWay)
    await Promise.all([...threads].map((thread) => thread.end(new Error("The web tier has stopped"))))
  }

  async function render(asked: PageAsked, reading: Reading) {
    const ahead = await readAhead(reading, asked.foreseen)
    let idlest: RenderThread | undefined
    for (const thread of threads) if (!idlest || thread.load < idlest.load) idlest = thread
    if (!idlest) throw new Error(NO_THREAD)
    return idlest.render(asked, reading, ahead)
  }

  try {
    await Promise.all(Array.from({ length: size }, () => open().ready))
    running = true
  } catch (error) {
    await close()
    throw error
  }
  return {
    async render(asked, reading) {
      if (!running) throw new Error(NO_THREAD)
      const page = render(asked, reading)
      underWay.add(page)
      return page.finally(() => underWay.delete(page))
    },
    close,
  }
}

/** What is here in time of what the page will read; it asks for the rest itself. */
async function readAhead(reading: Reading, keys: string[]): Promise<ReadAhead> {
  const ahead: ReadAhead = new Map()
  const reads = keys.map((key) =>
    reading.read(key).then(
      (answer) => ahead.set(key, { answer }),
      (error) => ahead.set(key, { problem: problemOf(error) }),
    ),
  )
  let patience: NodeJS.Timeout | undefined
  const tooLong = new Promise((resolve) => {
    patience = setTimeout(resolve, READ_AHEAD_MS)
  })
  await Promise.race([Promise.all(reads), tooLong])
  clearTimeout(patience)
  return new Map(ahead)
}
