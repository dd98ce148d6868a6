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

/** Total number of rows, with the first few of them. */
export type Some<Row> = { count: number; rows: Row[] }

/** One changed field; null stands for a missing value. A list is one value; a long text is cut and ends in "…". */
export type Changed = { field: string; before: unknown; after: unknown }
