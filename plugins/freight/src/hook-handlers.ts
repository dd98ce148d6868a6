import { CHANGE_RETURN_HOOK } from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { TRACKING } from "./contract"
import type { TrackingService } from "./modules/tracking/service"

/** Pickups of returned goods: one is requested with the approval, and follows the return's state. */
addToHook(CHANGE_RETURN_HOOK, {
  plugin: "freight",
  order: 200,
  run: async ({ trx, return_id, order_id, state, way }, container) => {
    const { pickups } = container.resolve<TrackingService>(TRACKING)
    if (state === "approved" && way === "pickup") await pickups.want(trx, { return_id, order_id })
    await pickups.followReturn(trx, return_id)
  },
})
