import { fetchUtils, HttpError } from "react-admin"

export const API = "/back-office"

/** How the data provider asks the shop. Rejects with an HttpError that has the server's sentence. */
export const httpClient = (url: string, options: fetchUtils.Options = {}) =>
  fetchUtils.fetchJson(url, { ...options, credentials: "same-origin" })

export type RequestOptions = { method?: "GET" | "POST" | "PUT" | "DELETE"; body?: unknown; signal?: AbortSignal }

/**
 * Makes a request that simple-rest does not know. Screens have it of the data provider, by `useShopData`.
 * @param path below /back-office, or a whole one that begins with /; its parts encoded
 * @param options `body` is sent as JSON, or as the file that it is
 */
export const request = async <Result>(path: string, { method = "GET", body, signal }: RequestOptions = {}) => {
  const sent =
    body instanceof Blob
      ? { body, headers: new Headers({ "Content-Type": body.type }) }
      : { body: body === undefined ? undefined : JSON.stringify(body) }
  const url = path.startsWith("/") ? path : `${API}/${path}`
  return (await httpClient(url, { method, signal, ...sent })).json as Result
}

/**
 * Sends a file or files and says how far it is (0 to 1), which fetch cannot tell. Rejects with the server's sentence.
 */
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
