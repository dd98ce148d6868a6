/** Changes of one shopper's addresses run one after another: the limit and the one default need it. */
export const addressLock = (customer_id: string) => ({
  key: `addresses:${customer_id}`,
  timeout: 10,
  ttl: 30,
  retryInterval: 0.02,
})
