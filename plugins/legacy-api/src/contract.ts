export type { User } from "./shapes/user"
export { toUser } from "./translate/to-user"

/** The calls of the shop's first version, for clients that still make them. Their shapes are in /api/openapi.json. */

/** Every call's path starts with it. */
export const LEGACY_PREFIX = "/api"

/** The key of the module that counts which of the old calls are used. */
export const LEGACY_CALLS = "legacy_calls"

/** Number of uses of one of the old calls on one day (YYYY-MM-DD, in India), without the callers. */
export type LegacyCallUse = { id: string; day: string; call: string; times: number }

/**
 * Storage key for a browser's copy of the signed-in person, as `toUser` writes it, for scripts of the shop's first
 * version. It grants no access: the session identifies the person.
 */
export const USER_KEY = "User"
