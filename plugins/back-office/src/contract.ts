/** Words shared by the back office and its screens. */

/** What the overview shows: counts, and revenue in rupees of orders that were not cancelled. */
export type Overview = { subscribers: number; orders: number; revenue: number }
