import { fetchUtils, HttpError } from "react-admin"

export const API = "/back-office"

/** Sends a request with the session cookie. Rejects with an HttpError that has the server's message. */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })

/** Options of a request to the back office's routes. */
export type RequestOptions = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/**
 * Requests a route outside of simple-rest; screens call it through `useShopData`.
 * @param path below /back-office, or absolute with a leading /; segments are encoded
 * @param options `body` is sent as JSON, a Blob as it is
 */
export const request = async <Result>(path: string, { method = "GET", body, signal }: RequestOptions = {}) => {
  const sent =
    body instanceof Blob
      ? { body, headers: new Headers({ "Content-Type": body.type }) }
      : { body: body === undefined ? undefined : JSON.stringify(body) }
  const url = path.startsWith("/") ? path : `${API}/${path}`
  return (await httpClient(url, { method, signal, ...sent })).json as Result
}

/** Uploads files and reports progress from 0 to 1, which fetch cannot. Rejects with the server's message. */
export const upload = <Result>(
  path: string,
  body: Blob | FormData,
  onProgress: (sent: number) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", `${API}/${path}`)
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status === 201
        ? resolve(request.response)
        : reject(new HttpError(request.response?.message, request.status))
    request.onerror = () => reject(new Error())
    request.send(body)
  })
