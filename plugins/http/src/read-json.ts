import type { MedusaRequest } from "@medusajs/framework/http"

type Fields = Record<string, unknown>
export type ReadJson = { fields: Fields } | { status: 400 | 413 | 415; message: string }

/**
 * The JSON object of a body of at most `most` bytes, or the refusal. For routes that read only once it is known who
 * sends. Nothing but JSON is read, so that a form on a stranger's page cannot send it.
 */
export async function readJson(req: MedusaRequest, most: number): Promise<ReadJson> {
  if (!req.is("application/json")) return { status: 415, message: "Please send JSON" }
  if ((req.headers["content-encoding"] ?? "identity") !== "identity")
    return { status: 415, message: "Please send it without compression" }
  const bytes = await readBytes(req, most)
  if (!bytes) return { status: 413, message: `This is too much to send at once: more than ${most / 1024} KB` }
  return parse(bytes.toString("utf8"))
}

/** null when there are more than `most`. They are read to the end all the same, or the answer would never arrive. */
export async function readBytes(req: MedusaRequest, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return size > most ? null : Buffer.concat(chunks)
}

function parse(json: string): ReadJson {
  try {
    const value = JSON.parse(json)
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { fields: value }
    return { status: 400, message: "Send the fields as a JSON object" }
  } catch {
    return { status: 400, message: "This is not valid JSON" }
  }
}
