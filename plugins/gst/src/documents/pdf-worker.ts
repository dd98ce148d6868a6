import { parentPort } from "node:worker_threads"
import type { PdfReply, PdfRequest } from "./render-in-worker"
import { renderPdf } from "./render-pdf"

/** Renders in a worker thread: laying out a page takes up to a second, which would block other requests. */
parentPort?.on("message", async ({ id, documents, look, logos }: PdfRequest) => {
  let reply: PdfReply
  try {
    reply = { id, file: await renderPdf(documents, look, logos) }
  } catch (error) {
    reply = { id, error: (error as Error).message }
  }
  parentPort?.postMessage(reply)
})
