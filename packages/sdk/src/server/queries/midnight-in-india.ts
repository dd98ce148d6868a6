/**
 * SQL: the midnight in India that ends the day `days` days after a moment. A period until that day ends at this
 * midnight, whatever the hour of the moment.
 */
export const midnightAfter = (moment: string, days: string) =>
  `((date_trunc('day', ${moment} at time zone 'Asia/Kolkata') + make_interval(days => ${days} + 1)) at time zone 'Asia/Kolkata')`

/** SQL: the last moment before such a midnight, which is displayed as the day that it ends. */
export const lastSecondBefore = (midnight: string) => `${midnight} - interval '1 second'`
