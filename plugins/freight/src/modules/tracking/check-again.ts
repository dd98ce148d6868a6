const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_RETRY = 2 * MINUTE
const MAX_RETRY = 6 * HOUR

/** How often a parcel is asked about that webhooks tell nothing of, by how far it is. */
const BY_PHASE: Record<string, number> = { out_for_delivery: 30 * MINUTE, delivered: MINUTE }
const OTHERWISE = 3 * HOUR

/** In how many seconds the carrier is asked about a parcel again. `failures`: in a row, each doubling the wait. */
export const checkAgainAfter = ({ phase, failures }: { phase: string | null; failures: number }): number =>
  failures > 0
    ? Math.min(MAX_RETRY, FIRST_RETRY * 2 ** Math.min(failures - 1, 20))
    : (BY_PHASE[phase ?? ""] ?? OTHERWISE)
