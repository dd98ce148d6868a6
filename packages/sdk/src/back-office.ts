/** Shapes that several plugins show in the back office. */

/** Registered customer. Cancelled orders are not counted; `spent` is in rupees. */
export type CustomerRow = {
  id: string
  name: string
  email: string
  phone: string | null
  orders: number
  spent: number
  created_at: string
}

/** How many there are, and a few to look at. */
export type Some<Row> = { count: number; rows: Row[] }

/** One field of a change; null is "not there". A list is one value; what is long ends in "…". */
export type Changed = { field: string; before: unknown; after: unknown }
