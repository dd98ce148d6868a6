import type { PaymentsTodo } from "@haat/payments/contract"
import type { ProblemReportsTodo } from "@haat/problem-reports/contract"
import type { OrdersTodo, Overview, SalesReport, StockTodo } from "@haat/read-model/contract"
import type { ReviewsTodo } from "@haat/reviews/contract"
import type { SettingsTodo } from "@haat/shop-settings/contract"
import { request } from "../http-client"

/** Work that waits for the owner, of all plugins. */
export type WaitingWork = OrdersTodo & StockTodo & PaymentsTodo & SettingsTodo & ProblemReportsTodo & ReviewsTodo

/** The overview's part of the data provider. */
export const overviewRequests = {
  /** The shop's numbers up to the end of `date` (YYYY-MM-DD, India's day). */
  overview: (date: string, signal?: AbortSignal) =>
    request<Overview>(`overview?date=${encodeURIComponent(date)}`, { signal }),

  /** Orders and revenue of each day, both ends (YYYY-MM-DD, India's days) included, and of all of them. */
  sales: (from: string, until: string, signal?: AbortSignal) =>
    request<SalesReport>(`overview/sales?${new URLSearchParams({ from, until })}`, { signal }),

  /** Work that waits for the owner. */
  todo: (signal?: AbortSignal) => request<WaitingWork>("overview/todo", { signal }),
}
