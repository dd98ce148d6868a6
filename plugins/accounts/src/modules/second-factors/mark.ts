/**
 * SQL expression of a second factor's mark: it changes each time the factor is switched on and is null while it is off.
 * Sessions store it.
 */
export const SECOND_FACTOR_MARK = "cast(extract(epoch from enabled_at) as text)"
