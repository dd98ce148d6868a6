/** The calls of the shop's first version, for clients that still make them. Their shapes are in /api/openapi.json. */

/** Every call's path starts with it. */
export const LEGACY_PREFIX = "/api"

/** The key of the module that counts which of the old calls are used. */
export const LEGACY_CALLS = "legacy_calls"
