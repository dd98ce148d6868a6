/** The key that all changes of an order wait for; cancelling in the checkout plugin takes the same. */
export const orderKey = (order_id: string) => `checkout:order:${order_id}`

/** Longer than the carrier may take. In seconds. */
export const HOLD = { timeout: 45, retryInterval: 0.05, ttl: 90, executeOnSubWorkflow: true }
