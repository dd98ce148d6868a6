import type { MedusaResponse } from "@medusajs/framework/http"

/** Returns the rows with the true total, as `Content-Range: products 0-24/319`. */
export const sendList = (res: MedusaResponse, resource: string, rows: unknown[], skip: number, total: number) => {
  const span = rows.length ? `${skip}-${skip + rows.length - 1}` : "*"
  res.setHeader("Content-Range", `${resource} ${span}/${total}`)
  res.json(rows)
}
