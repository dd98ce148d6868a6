import { CHANGE_RETURN_HOOK } from "@haat/checkout/hooks"
import { addToHook } from "@haat/sdk/server/hooks"
import { TRACKING } from "./contract"
import type { TrackingService } from "./modules/tracking/service"

/** Requests a pickup when a return is approved, and updates it with the return's state. */
addToHook(CHANGE_RETURN_HOOK, {
  plugin: "freight",
  order: 200,
  run: async ({ trx, return_id, order_id, state, way }, container) => {
    const { pickups } = container.resolve<TrackingService>(TRACKING)
    if (state === "approved" && way === "pickup") await pickups.request(trx, { return_id, order_id })
    await pickups.followReturn(trx, return_id)
  },
})
