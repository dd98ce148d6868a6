import type { Overview } from "@haat/back-office/contract"
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
}
