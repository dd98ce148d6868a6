import { PassThrough } from "node:stream"
import { finished } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ZipFile } from "yazl"

/**
 * Streams a zip archive while its files are created: each file is requested after the previous one was sent, so one is
 * in memory at a time. An error ends the connection and is thrown; when the client disconnects, no more files are
 * requested.
 */
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
  const closed = new Promise((resolve) => res.once("close", resolve))
  try {
    for await (const file of files) {
      if (res.destroyed) return
      await Promise.race([addFile(zip, file), closed])
    }
    zip.end()
    await finished(res)
  } catch (error) {
    res.destroy(error as Error)
    throw error
  }
}

/**
 * Adds a file as a stream and resolves when it has been read. The archive keeps a reference to each entry until the
 * end, and a stream that was read holds no content.
 */
function addFile(zip: ZipFile, { name, content }: { name: string; content: Buffer }): Promise<void> {
  const stream = new PassThrough()
  stream.end(content)
  zip.addReadStream(stream, name, { compressionLevel: 1 })
  return finished(stream)
}
