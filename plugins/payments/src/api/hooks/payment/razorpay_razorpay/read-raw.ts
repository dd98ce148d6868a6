import type { MedusaRequest } from "@medusajs/framework/http"

const MAX_BODY_BYTES = 256 * 1024

/** The bytes of a body of at most 256 KB, or null. Read to the end all the same, or the response would never arrive. */
export async function readRaw(req: MedusaRequest): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks)
}
