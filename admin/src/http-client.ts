import { fetchUtils } from "react-admin"

export const API = "/back-office"

/** How the data provider asks the shop. Rejects with an HttpError that has the server's sentence. */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })

type Options = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/**
 * Makes a request that simple-rest does not know, for a noun's `requests.ts`: screens use the data provider.
 * @param path below /back-office, its parts encoded
 * @param options `body` is sent as JSON
 */
export const request = async <Result>(path: string, { method = "GET", body, signal }: Options = {}) => {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  return (await httpClient(`${API}/${path}`, { method, signal, body: sent })).json as Result
}
