import { view } from "@haat/sdk/server/schema/declare"

/** Number of uses of each old call on each day (YYYY-MM-DD, in India). */
export const LEGACY_CALL_USE = view(
  "legacy_call_use",
  [],
  "select id, day, call, times from legacy_call where deleted_at is null",
)
