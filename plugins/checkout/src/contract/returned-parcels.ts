/** Hook: the key of the module that follows parcels. It fills `ReturnedParcels`. */
export const RETURNED_PARCELS = "tracking"

export type ReturnedParcels = {
  /** How many parcels of a shopper's came back undelivered, or are on their way back. */
  countReturned(customer_id: string): Promise<number>
}
