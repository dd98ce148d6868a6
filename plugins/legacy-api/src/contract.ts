export type { User } from "./shapes/user"
export { toUser } from "./translate/to-user"

/** The calls of the shop's first version, for clients that still make them. Their shapes are in /api/openapi.json. */

/** Every call's path starts with it. */
export const LEGACY_PREFIX = "/api"

/** The key of the module that counts which of the old calls are used. */
export const LEGACY_CALLS = "legacy_calls"

/** How often one of the old calls was made on one day (YYYY-MM-DD, in India). Nothing says by whom. */
export type LegacyCallUse = { id: string; day: string; call: string; times: number }

/**
 * Where a browser keeps a copy of the signed-in person, as `toUser` writes it, for scripts of the shop's first version.
 * Nothing is decided by it: who somebody is, the session says.
 */
export const USER_KEY = "User"
