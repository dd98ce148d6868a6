import { staffList } from "@haat/back-office/routes/staff-route"
import { defineRoutes, type Route } from "@haat/sdk/server/route"
import { CALLS } from "./calls"
import { LEGACY_PREFIX } from "./contract"

/** The calls of the shop's first version, as routes. */
export const LEGACY_ROUTES: Route[] = CALLS.map(({ path, changes, run, ...call }) => ({
  ...call,
  path: LEGACY_PREFIX + path,
}))

/** Routes of the back office about the old calls. */
export const LEGACY_STAFF_ROUTES = defineRoutes("Back office: shop", {
  "GET /back-office/legacy-calls": staffList("old-api.read", "Uses of the old calls, the latest day first", "q"),
})
