import type { MedusaRequest } from "@medusajs/framework/http"

/** Begins an empty session under a new id; what the old one held is over. */
export const renewSession = (req: MedusaRequest) =>
  new Promise<void>((resolve, reject) => {
    req.session.regenerate((error?: Error) => (error ? reject(error) : resolve()))
  })
