import { BANNER_REFUSALS } from "@haat/banners/contract"
import { REFUSALS } from "@haat/catalog/contract"
import { FAQ_REFUSALS } from "@haat/faqs/contract"
import { SHIPPING_REFUSALS } from "@haat/freight/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { SETTINGS_REFUSALS, STAFF_REFUSALS } from "../contract"
import { WrongFields } from "./read-body"

type Handler = (req: MedusaRequest, res: MedusaResponse) => Promise<void>

/** A route that answers wrong fields with 400 and refusals with their own status, sentence kept; Medusa answers the rest. */
export const answering =
  (handler: Handler): Handler =>
  async (req, res) => {
    try {
      await handler(req, res)
    } catch (error) {
      if (error instanceof WrongFields) return void res.status(400).json(error.body)
      const status = statusOf(error)
      if (!status) throw error
      res.status(status).json({ message: (error as Error).message })
    }
  }

const STATUSES: Record<string, number> = {
  ...REFUSALS,
  ...SHIPPING_REFUSALS,
  ...BANNER_REFUSALS,
  ...FAQ_REFUSALS,
  ...STAFF_REFUSALS,
  ...SETTINGS_REFUSALS,
}

/** A failed workflow throws a plain copy of its error, so it is known by its code and not by its class. */
const statusOf = (error: unknown): number | undefined => {
  const code = String((error as { code?: unknown } | null)?.code)
  return Object.hasOwn(STATUSES, code) ? STATUSES[code] : undefined
}
