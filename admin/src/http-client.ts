import { fetchUtils, HttpError } from "react-admin"

export const API = "/back-office"

/** How the data provider asks the shop. Rejects with an HttpError that has the server's sentence. */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })

export type RequestOptions = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/**
 * Makes a request that simple-rest does not know, for a noun's `requests.ts`: screens use the data provider.
 * @param path below /back-office, its parts encoded
 * @param options `body` is sent as JSON
 */
export const request = async <Result>(path: string, { method = "GET", body, signal }: RequestOptions = {}) => {
  const sent = body === undefined ? undefined : JSON.stringify(body)
  return (await httpClient(`${API}/${path}`, { method, signal, body: sent })).json as Result
}

/**
 * Sends a file or files and says how far it is (0 to 1), which fetch cannot tell. Rejects with the server's sentence.
 * @param type what kind of file it is; not needed for a form, which says it itself
 */
export const upload = <Result>(
  path: string,
  body: File | FormData,
  onProgress: (sent: number) => void,
  type?: string,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", `${API}/${path}`)
    if (type) request.setRequestHeader("Content-Type", type)
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status === 201
        ? resolve(request.response)
        : reject(new HttpError(request.response?.message, request.status))
    request.onerror = () => reject(new Error())
    request.send(body)
  })
