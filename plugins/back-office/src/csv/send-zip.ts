import { finished } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ZipFile } from "yazl"

/** Returns a zip, sent while its files are made. What fails after its beginning ends the connection. */
export async function sendZip(
  res: MedusaResponse,
  name: string,
  files: AsyncIterable<{ name: string; content: Buffer }>,
) {
  const zip = new ZipFile()
  res.setHeader("Content-Type", "application/zip")
  res.setHeader("Content-Disposition", `attachment; filename="${name}"`)
  res.setHeader("Cache-Control", "no-store")
  zip.outputStream.pipe(res)
  try {
    for await (const file of files) {
      if (res.destroyed) return
      // What is in a PDF is compressed.
      zip.addBuffer(file.content, file.name, { compress: false })
    }
    zip.end()
    await finished(res)
  } catch (error) {
    res.destroy(error as Error)
    throw error
  }
}
