const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_RETRY = 2 * MINUTE
const MAX_RETRY = 6 * HOUR

/** Seconds between polls of a parcel without webhooks, by its phase. */
const PHASE_INTERVALS: Record<string, number> = { out_for_delivery: 30 * MINUTE, delivered: MINUTE }
const DEFAULT_INTERVAL = 3 * HOUR

/** Returns the seconds until the next poll. `failures` in a row double the wait. */
export const secondsToNextCheck = ({ phase, failures }: { phase: string | null; failures: number }): number =>
  failures > 0
    ? Math.min(MAX_RETRY, FIRST_RETRY * 2 ** Math.min(failures - 1, 20))
    : (PHASE_INTERVALS[phase ?? ""] ?? DEFAULT_INTERVAL)
