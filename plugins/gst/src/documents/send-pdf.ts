import type { MedusaResponse } from "@medusajs/framework/http"
import type { DocumentFile } from "../contract"

/** Sends a document for the browser to show. No cache on the way keeps it. */
export function sendPdf(res: MedusaResponse, { name, content }: DocumentFile): void {
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `inline; filename="${name}"`)
  res.setHeader("Cache-Control", "no-store")
  res.send(content)
}
