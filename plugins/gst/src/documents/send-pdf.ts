import type { MedusaResponse } from "@medusajs/framework/http"
import type { DocumentFile } from "../contract"

/** Sends a PDF to show inline; never cached. */
export function sendPdf(res: MedusaResponse, { name, content }: DocumentFile): void {
  res.setHeader("Content-Type", "application/pdf")
  res.setHeader("Content-Disposition", `inline; filename="${name}"`)
  res.setHeader("Cache-Control", "no-store")
  res.send(content)
}
