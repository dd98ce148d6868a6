/**
 * Returns SQL for the midnight in India that ends the day `days` days after a time. A period of days ends at this
 * midnight, whatever its hour of beginning.
 */
export const midnightAfter = (moment: string, days: string) =>
  `((date_trunc('day', ${moment} at time zone 'Asia/Kolkata') + make_interval(days => ${days} + 1)) at time zone 'Asia/Kolkata')`

/** Returns SQL for the last second before a midnight, which is displayed as the day that ends then. */
export const lastSecondBefore = (midnight: string) => `${midnight} - interval '1 second'`
