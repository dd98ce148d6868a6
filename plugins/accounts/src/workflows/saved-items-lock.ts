/** Changes of one shopper's saved items run one after another: a double click moves a line once. The cart's own key is taken after this one, never before. */
export const savedItemsLock = (customer_id: string) => ({
  key: `saved-items:${customer_id}`,
  timeout: 10,
  ttl: 30,
  retryInterval: 0.02,
})
