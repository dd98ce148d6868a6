import type { ProductImport } from "@haat/catalog/contract"
import type { Client } from "./client.ts"

/** Imports of files of products in the back office. */
export const importsOf = (admin: Client, backendUrl: string | URL) => ({
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
  run: (id: string, body: object = {}) => admin.post(`/back-office/product-imports/${id}/run`, body),
})
