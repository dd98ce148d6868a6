/** Seconds that a change of an order waits for another one: as long as the carrier may take to answer that. */
export const CARRIER_TIMEOUT_S = 45
