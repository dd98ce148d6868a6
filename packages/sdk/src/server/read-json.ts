import type { Readable } from "node:stream"
import type { MedusaRequest } from "@medusajs/framework/http"
import { HTTP_ERRORS } from "../http-errors"
import { HttpError } from "./http-error"

type Fields = Record<string, unknown>

/**
 * Reads the JSON object of a body of at most `most` bytes, for routes that read the body only after they know the
 * sender. Only JSON is read, so that a form on another site cannot send it.
 * @throws HttpError 400, 413 or 415
 */
export async function readJson(req: MedusaRequest, most: number): Promise<Fields> {
  if (!req.is("application/json")) throw new HttpError(HTTP_ERRORS.send_json)
  if ((req.headers["content-encoding"] ?? "identity") !== "identity") throw new HttpError(HTTP_ERRORS.send_uncompressed)
  const bytes = await readBytes(req, most)
  if (!bytes) throw new HttpError(HTTP_ERRORS.larger_than, { kilobytes: most / 1024 })
  return parse(bytes.toString("utf8"))
}

/**
 * Reads at most `most` bytes; null for a longer body, which is still read to its end, or the response would never
 * arrive.
 */
export async function readBytes(req: Readable, most: number): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= most) chunks.push(chunk)
  }
  return size > most ? null : Buffer.concat(chunks)
}

function parse(json: string): Fields {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new HttpError(HTTP_ERRORS.invalid_json)
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields
  throw new HttpError(HTTP_ERRORS.json_object_expected)
}
