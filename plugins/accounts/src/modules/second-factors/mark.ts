/**
 * In SQL: another text each time a second factor is switched on, null while it is off. A session keeps the one it was
 * opened with.
 */
export const SECOND_FACTOR_MARK = "cast(extract(epoch from enabled_at) as text)"
