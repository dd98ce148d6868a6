import { fetchUtils } from "react-admin"

export const API = "/back-office"

/** How the data provider asks the shop. Rejects with an HttpError that has the server's sentence. */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })

export type RequestOptions = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/**
 * What simple-rest has no words for, for a noun's `requests.ts` alone: screens use the data provider.
 * @param path below /back-office, its parts encoded
 * @param options `body` is sent as JSON
 */
export const request = async <Result>(path: string, { method = "GET", body, signal }: RequestOptions = {}) => {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  return (await httpClient(`${API}/${path}`, { method, signal, body: sent })).json as Result
}
