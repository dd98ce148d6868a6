import { setTimeout } from "node:timers/promises"
import type { ProductImport } from "@haat/catalog/contract"
import type { Client } from "./client.ts"

const ASK_EVERY_MS = 50

/** Imports of files of products in the back office. */
export const productImportClient = (admin: Client, backendUrl: string | URL) => ({
  /** The dry run of a CSV text, or of a zip's bytes. */
  check: async (file: string | Buffer) => {
    const zipped = typeof file !== "string"
    const response = await fetch(
      new URL(`/back-office/product-imports?filename=goods.${zipped ? "zip" : "csv"}`, backendUrl),
      {
        method: "POST",
        headers: { cookie: admin.cookie, "content-type": zipped ? "application/zip" : "text/csv" },
        body: zipped ? new Uint8Array(file) : file,
      },
    )
    return { status: response.status, body: (await response.json()) as ProductImport & { message: string } }
  },
  /** Has a checked import written: the response comes at once. */
  start: (id: string, body: object = {}) => admin.post(`/back-office/product-imports/${id}/run`, body),
  /** As `start`, and waits for its end: the response has the import as it is then, or says why it was not begun. */
  run: async (id: string, body: object = {}) => {
    const started = await admin.post(`/back-office/product-imports/${id}/run`, body)
    return started.status === 202 ? { ...started, body: await importEnd(admin, id) } : started
  },
})

const MAX_WAIT_MS = 120_000

/** An import that was run, once it runs no longer. */
export const importEnd = async (admin: Client, id: string): Promise<ProductImport> => {
  const until = Date.now() + MAX_WAIT_MS
  for (;;) {
    const { body } = await admin.get(`/back-office/product-imports/${id}`)
    if (body.state !== "running") return body
    if (Date.now() > until) throw new Error(`The import ${id} still runs: ${JSON.stringify(body)}`)
    await setTimeout(ASK_EVERY_MS)
  }
}
