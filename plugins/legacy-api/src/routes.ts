import { staffList } from "@haat/back-office/routes/staff-route"
import { defineRoutes, type Route } from "@haat/sdk/server/route"
import { listCalls } from "./calls"
import { LEGACY_PREFIX } from "./contract"

/** Lists the calls of the shop's first version as routes, once all plugins have been loaded. */
export const listLegacyRoutes = (): Route[] =>
  listCalls().map(({ path, changes, run, ...call }) => ({ ...call, path: LEGACY_PREFIX + path }))

/** Routes of the back office about the old calls. */
export const LEGACY_STAFF_ROUTES = defineRoutes("Back office: shop", {
  "GET /back-office/legacy-calls": staffList("old-api.read", "Uses of the old calls, the latest day first", "q"),
})
