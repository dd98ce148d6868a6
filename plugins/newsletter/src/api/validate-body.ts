import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NOT_SUBSCRIBED, Subscribe } from "../contract"

/** Only JSON is read, so that a form on a stranger's page cannot send it. */
export const validateBody = (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  if (req.is("application/json") === false) {
    return void res.status(415).json({ type: "invalid_data", message: "Please send JSON" })
  }
  const parsed = Subscribe.safeParse(req.body)
  if (!parsed.success) return void res.status(400).json({ type: "invalid_data", message: NOT_SUBSCRIBED })
  req.validatedBody = parsed.data
  next()
}
