import { HttpError } from "@haat/sdk/server/http-error"
import { readJson } from "@haat/sdk/server/read-json"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readWebhook } from "medusa-fulfillment-shiprocket"
import { TRACKING } from "../../../contract"
import { FREIGHT_ERRORS } from "../../../errors"
import type { TrackingService } from "../../../modules/tracking/service"

const MAX_BODY_BYTES = 256 * 1024

/**
 * Carrier webhook. Checks the key before reading the body. An unknown tracking number is acknowledged, so that the
 * carrier does not send it again.
 */
export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const tracking = req.scope.resolve<TrackingService>(TRACKING)
  const key = req.headers["x-api-key"]
  if (!tracking.isFromCarrier(typeof key === "string" ? key : undefined)) {
    // the body is not read, so the connection cannot be used again
    res.set("Connection", "close")
    throw new HttpError(FREIGHT_ERRORS.not_from_carrier)
  }
  const news = readWebhook(await readJson(req, MAX_BODY_BYTES))
  if (!news) throw new HttpError(FREIGHT_ERRORS.not_tracking)
  res.json({ status: (await tracking.record(news)) ? "stored" : "unknown" })
}
