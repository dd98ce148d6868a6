/** Key of the module that follows parcels. It implements `ReturnedParcels`. */
export const RETURNED_PARCELS = "tracking"

export type ReturnedParcels = {
  /** Counts a shopper's parcels that came back undelivered, or are on their way back. */
  countReturned(customer_id: string): Promise<number>
}
