/** Longest wait for an order's lock, in seconds: the change that holds it may be waiting for the carrier. */
export const CARRIER_TIMEOUT_S = 45
