import type { Route } from "@haat/sdk/server/route"
import { listCalls } from "./calls"
import { LEGACY_PREFIX } from "./contract"

/** Lists the calls of the shop's first version as routes, once all plugins have been loaded. */
export const listLegacyRoutes = (): Route[] =>
  listCalls().map(({ path, changes, run, ...call }) => ({ ...call, path: LEGACY_PREFIX + path }))
