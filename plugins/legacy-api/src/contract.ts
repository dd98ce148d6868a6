export type { User } from "./shapes/user"
export { toUser } from "./translate/to-user"

/** Path prefix of the API of the shop's first version; /api/openapi.json describes it. */
export const LEGACY_PREFIX = "/api"

/** Key of the module that counts the uses of the old calls. */
export const LEGACY_CALLS = "legacy_calls"

/** Number of uses of one of the old calls on one day (YYYY-MM-DD, in India), without the callers. */
export type LegacyCallUse = { id: string; day: string; call: string; times: number }

/**
 * Storage key for a browser's copy of the signed-in person, as `toUser` writes it, for scripts of the shop's first
 * version. It grants no access: the session identifies the person.
 */
export const USER_KEY = "User"
