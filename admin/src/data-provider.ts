import type { AuditLogFilters, Overview, SalesReport, SaveSettings, Settings, Todo } from "@haat/back-office/contract"
import simpleRestProvider from "ra-data-simple-rest"
import { type DataProvider, fetchUtils } from "react-admin"

const API = "/back-office"

export const dataProvider: DataProvider = {
  ...simpleRestProvider(API, (url, options) => fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })),
  // A search overtaken by the next keystroke is called off.
  supportAbortSignal: true,

  /** The shop's numbers up to the end of `date` (YYYY-MM-DD, India's day). */
  overview: async (date: string, signal?: AbortSignal): Promise<Overview> =>
    (await fetchUtils.fetchJson(`${API}/overview?date=${encodeURIComponent(date)}`, { signal })).json,

  /** Orders and revenue of each day, both ends (YYYY-MM-DD, India's days) included, and of all of them. */
  sales: async (from: string, until: string, signal?: AbortSignal): Promise<SalesReport> =>
    (await fetchUtils.fetchJson(`${API}/overview/sales?${new URLSearchParams({ from, until })}`, { signal })).json,

  /** What waits for the owner. */
  todo: async (signal?: AbortSignal): Promise<Todo> =>
    (await fetchUtils.fetchJson(`${API}/overview/todo`, { signal })).json,

  /** What is set for the whole shop. */
  settings: async (signal?: AbortSignal): Promise<Settings> =>
    (await fetchUtils.fetchJson(`${API}/settings`, { signal })).json,

  /** Throws an HttpError: 400 with a sentence for each field, 409 when somebody else was faster. */
  saveSettings: async (settings: SaveSettings): Promise<Settings> =>
    (await fetchUtils.fetchJson(`${API}/settings`, { method: "PUT", body: JSON.stringify(settings) })).json,

  /** Who and what the audit log has entries of. */
  auditLogFilters: async (signal?: AbortSignal): Promise<AuditLogFilters> =>
    (await fetchUtils.fetchJson(`${API}/audit-log/filters`, { signal })).json,
}
