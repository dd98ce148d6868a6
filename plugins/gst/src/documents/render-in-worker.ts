import path from "node:path"
import { Worker } from "node:worker_threads"
import type { DocumentContent } from "../contract"
import type { Logos } from "../queries/logos"
import type { DocumentFormat } from "./render-pdf"

export type PdfRequest = { id: number; documents: DocumentContent[]; look: DocumentFormat; logos: Logos }
export type PdfReply = { id: number; file: Uint8Array } | { id: number; error: string }

type Waiting = { resolve: (file: Buffer) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let requests = 0

/**
 * Renders documents as `renderPdf` does, in a thread that all share, one after the other, so that requests are served
 * meanwhile.
 */
export function renderInWorker(documents: DocumentContent[], look: DocumentFormat, logos: Logos): Promise<Buffer> {
  worker ??= start()
  const id = ++requests
  worker.ref()
  worker.postMessage({ id, documents, look, logos } satisfies PdfRequest)
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

function start(): Worker {
  // Execution flags are those of the process: a preloaded module would read the thread's standard input as the end of
  // the process.
  const started = new Worker(path.join(__dirname, "pdf-worker.js"), { execArgv: [], stdin: true })
  const end = (error: Error) => {
    if (worker === started) worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  started.on("error", end)
  started.on("exit", () => end(new Error("The thread that renders documents has ended")))
  started.on("message", (reply: PdfReply) => {
    const { resolve, reject } = waiting.get(reply.id) ?? {}
    waiting.delete(reply.id)
    if ("file" in reply) resolve?.(Buffer.from(reply.file))
    else reject?.(new Error(reply.error))
    // An idle thread keeps no process alive.
    if (!waiting.size) started.unref()
  })
  return started
}
