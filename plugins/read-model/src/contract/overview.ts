import type { PlacedOrder } from "@haat/checkout/contract"
import type { Some } from "@haat/sdk/back-office"
import { z } from "zod"

/**
 * Figures of the overview: `subscribers` are people who signed up, `orders` are sales (neither cancelled nor fully
 * refunded), the rest is their money in rupees. `revenue` is all of it, net of refunds; `paid` was received,
 * `unpaid_cash` is due on delivery; an online payment in progress is in neither.
 */
export type Overview = { subscribers: number; orders: number; revenue: number; paid: number; unpaid_cash: number }

/** Sales of one day in India (YYYY-MM-DD), and their revenue in rupees net of later refunds. */
export type DayOfSales = { day: string; orders: number; revenue: number }

/** Sales of every day of a range, their totals, and the first day with the highest revenue. */
export type SalesReport = { days: DayOfSales[]; orders: number; revenue: number; best: DayOfSales }

const DAY = "A day is YYYY-MM-DD"
/** At most a year and a day, the first day not after the last. */
export const AskSales = z
  .object({ from: z.iso.date(DAY), until: z.iso.date(DAY) })
  .refine(({ from, until }) => from <= until, "The first day comes before the last")
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= 366 * 86_400_000, "At most a year at once")

/** Counts of active products that are low or sold out by the shop's limit, and the scarcest of them. */
export type ScarceProducts = {
  low: number
  sold_out: number
  /** `waiting` people are told when it is back. */
  products: { id: string; name: string; pieces: number; waiting: number }[]
}

/** Orders that wait for the owner: to be shipped, and delivered ones whose cash is not collected. */
export type OrdersTodo = { to_ship: Some<PlacedOrder>; cash_due: Some<PlacedOrder> }

/** Products that are low or sold out. */
export type StockTodo = { stock: ScarceProducts }
