import { parentPort, workerData } from "node:worker_threads"
import type { Language } from "../app/lib/languages.ts"
import { type CatalogueAnswer, serveAppReads, withReads } from "./app-reads.ts"
import { finishPage, type Handle, type PageAsked } from "./finished-page.ts"
import {
  errorOf,
  type FromThread,
  problemOf,
  type ReadAhead,
  type RenderWorkerData,
  type ToThread,
} from "./render-messages.ts"

/** A thread that renders pages: built to `build/web/render-worker.js`, started and spoken to by RenderThread. */

if (!parentPort) throw new Error("This is a worker thread of the web tier and nothing to run by itself.")
const main = parentPort
const { appUrls, backendUrl } = workerData as RenderWorkerData

// one promise nobody waited for is no reason to lose the pages of everybody else
process.on("unhandledRejection", (error) => tell({ unhandled: problemOf(error) }))

type App = { handle: (request: Request) => Promise<Response> }

const reads = new Map<number, { resolve: (answer: CatalogueAnswer) => void; reject: (error: Error) => void }>()
let readCount = 0

const tell = (message: FromThread, transfer: ArrayBuffer[] = []) => main.postMessage(message, transfer)

const read = (page: number, key: string) =>
  new Promise<CatalogueAnswer>((resolve, reject) => {
    reads.set(++readCount, { resolve, reject })
    tell({ page, read: readCount, key })
  })

function known(ahead: ReadAhead, key: string): Promise<CatalogueAnswer> | undefined {
  const was = ahead.get(key)
  if (was) return "answer" in was ? Promise.resolve(was.answer) : Promise.reject(errorOf(was.problem))
}

/** Each language is a storefront of its own; all but English are loaded when somebody asks for them. */
const apps: Partial<Record<Language, App>> = {}
const load = async (language: Language): Promise<App> => (apps[language] ??= await import(appUrls[language]))
const handle: Handle = (request, language) =>
  apps[language]?.handle(request) ?? load(language).then((app) => app.handle(request))

async function render(page: number, asked: PageAsked, ahead: ReadAhead) {
  const appReads = {
    requestId: asked.requestId,
    read: (key: string) => known(ahead, key) ?? read(page, key),
    other: false,
  }
  try {
    const finished = await withReads(appReads, () => finishPage(handle, asked))
    const { body, brotli } = finished
    tell({ page, finished, other: appReads.other }, brotli ? [body.buffer, brotli.buffer] : [body.buffer])
  } catch (error) {
    tell({ page, problem: problemOf(error) })
  }
}

serveAppReads(backendUrl)
await load("en")

main.on("message", (message: ToThread) => {
  if ("asked" in message) return void render(message.page, message.asked, message.ahead)
  const waiting = reads.get(message.read)
  reads.delete(message.read)
  if ("answer" in message) waiting?.resolve(message.answer)
  else waiting?.reject(errorOf(message.problem))
})
tell({ ready: true })
