import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { TRACKING } from "../../../../contract"
import { FREIGHT_ERRORS } from "../../../../errors"
import type { TrackingService } from "../../../../modules/tracking/service"
import { readFollowedOrder } from "../../../../queries/followed-order"

const ERRORS = {
  unknown: FREIGHT_ERRORS.unknown_tracking_link,
  expired: FREIGHT_ERRORS.expired_tracking_link,
  revoked: FREIGHT_ERRORS.revoked_tracking_link,
}

/** Capability URL: open to any holder of the link; never cached, and not indexed by search engines. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.set("Cache-Control", "private, no-store").set("X-Robots-Tag", "noindex")
  const link = await req.scope.resolve<TrackingService>(TRACKING).openLink(req.params.token)
  if (link.state !== "open") throw new HttpError(ERRORS[link.state])
  const order = await readFollowedOrder(req.scope, link.order_id)
  if (!order) throw new HttpError(ERRORS.unknown)
  res.json({ order })
}
