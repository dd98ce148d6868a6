import { PassThrough } from "node:stream"
import { finished } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ZipFile } from "yazl"

/**
 * Returns a zip, sent while its files are made: the next one is asked for when the last one is read, and none is kept.
 * What fails after its beginning ends the connection; when the reader has gone, no more is made.
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
 * Resolves when the file has been read. The zip lives on with whatever it was given, so it is given what is empty by
 * then.
 */
function addFile(zip: ZipFile, { name, content }: { name: string; content: Buffer }): Promise<void> {
  const stream = new PassThrough()
  stream.end(content)
  zip.addReadStream(stream, name, { compressionLevel: 1 })
  return finished(stream)
}
