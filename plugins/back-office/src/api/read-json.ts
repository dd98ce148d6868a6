import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const LARGEST_BODY = 256 * 1024

/** Reads a JSON object of at most 256 KB, after the guard, so that strangers cannot make us read anything. */
export const readJsonBody = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  if ((req.method !== "POST" && req.method !== "PUT") || isMultipart(req)) return next()
  if (!req.is("application/json") || (req.headers["content-encoding"] ?? "identity") !== "identity") {
    return void res.status(415).json({ message: "Send JSON" })
  }
  const raw = await readBytes(req)
  if (!raw) return void res.status(413).json({ message: "That is more than this page takes (256 KB)" })
  const body = parse(raw.toString("utf8"))
  if (!body) return void res.status(400).json({ message: "The body is not a JSON object" })
  req.body = body
  next()
}

const isMultipart = (req: MedusaRequest) => /^\/pictures\/?$/i.test(req.path)

/** null when there are too many. They are read to the end all the same, or the answer would never arrive. */
const readBytes = async (req: MedusaRequest): Promise<Buffer | null> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= LARGEST_BODY) chunks.push(chunk)
  }
  return size > LARGEST_BODY ? null : Buffer.concat(chunks)
}

const parse = (json: string): Record<string, unknown> | null => {
  try {
    const value = JSON.parse(json)
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}
