import type { Route } from "@haat/sdk/server/route"
import { CALLS } from "./calls"
import { LEGACY_PREFIX } from "./contract"

/** The calls of the shop's first version, as routes. */
export const LEGACY_ROUTES: Route[] = CALLS.map(({ path, changes, run, ...call }) => ({
  ...call,
  path: LEGACY_PREFIX + path,
}))
