import type { MedusaRequest } from "@medusajs/framework/http"

/** Replaces the session with an empty one under a new id. */
export const renewSession = (req: MedusaRequest) =>
  new Promise<void>((resolve, reject) => {
    req.session.regenerate((error?: Error) => (error ? reject(error) : resolve()))
  })
