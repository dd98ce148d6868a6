import { Client, type ClientFetch, type FetchArgs, FetchError as SdkError } from "@medusajs/js-sdk"
import { reportAnswered, reportUnanswered } from "./connection.ts"
import { type ErrorReply, errorSentence } from "./error-sentence.ts"
import { stringify } from "./query-string.ts"

const onServer = import.meta.env.SSR
const TIMEOUT_MS = 20_000
const UPLOAD_TIMEOUT_MS = 100_000

/** The parts of a Response that are used here. */
type BackendReply = Pick<Response, "status" | "statusText" | "text" | "json">
export type FetchBackend = (url: string, init?: RequestInit) => Promise<BackendReply>

let fetchBackend: FetchBackend = (url, init) => fetch(url, init)

/** Replaces the function that requests the backend; for the web tier, which has the catalogue in memory. */
export const setFetchBackend = (replacement: FetchBackend) => {
  fetchBackend = replacement
}

/** A response with a status of 300 or above. `message` is the server's sentence, in the language of the page. */
export class FetchError extends SdkError {
  declare readonly status: number

  constructor(
    status: number,
    message: string,
    /** which error it is, where the server says so */
    readonly code?: string,
    /** the whole body */
    readonly reply: Record<string, unknown> = {},
  ) {
    super(message, undefined, status)
  }
}

/** Returns whether the error is a 4xx: its message is for the visitor, and a retry would fail again. */
export const isClientError = (error: unknown): error is FetchError => error instanceof FetchError && error.status < 500

/** On the server calls go straight to the backend, with the publishable key and without cookies. */
const BASE = onServer ? (process.env.BACKEND_URL ?? "http://127.0.0.1:9000").replace(/\/$/, "") : ""

async function send<T>(path: string, { query, body, headers, signal, ...init }: FetchArgs): Promise<T> {
  const search = query ? stringify(query) : ""
  const isFile = body instanceof Blob
  // on the server the web tier has timeouts of its own
  const limit = onServer ? undefined : AbortSignal.timeout(isFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  const response = await fetchBackend(`${BASE}${path}${search && `?${search}`}`, {
    ...init,
    headers: { accept: "application/json", "content-type": isFile ? body.type : "application/json", ...headers },
    body: isFile ? body : body && JSON.stringify(body),
    signal: limit && signal ? AbortSignal.any([signal, limit]) : limit,
    credentials: "include",
  })
  if (response.status < 300) return response.json()
  const reply: ErrorReply = await response.json().catch(() => ({}))
  throw new FetchError(response.status, (await errorSentence(reply)) || response.statusText, reply.code, reply)
}

/**
 * Returns whether there was no response, or only a 502, 503 or 504, which the web tier sends when the backend does not
 * respond.
 */
export const isNoResponse = (error: unknown) => !(error instanceof FetchError) || [502, 503, 504].includes(error.status)

/**
 * Medusa's client. The request it makes would drop code and parameters of an error (medusajs/medusa#16770), wait
 * without limit and read with the global `fetch` only.
 */
class ShopClient extends Client {
  protected override initClient(): ClientFetch {
    const key = this.getPublishableKeyHeader_()
    return async (path, init = {}) => {
      const reply = send<Response>(String(path), { ...init, headers: { ...key, ...init.headers } })
      if (!onServer)
        reply.then(reportAnswered, (error) => {
          if (!init.signal?.aborted) (isNoResponse(error) ? reportUnanswered : reportAnswered)()
        })
      return reply
    }
  }
}

/**
 * The one way to the backend. In the browser calls go to the shop's own origin and carry its session cookie.
 * @throws FetchError for a status of 300 or above
 */
export const sdk = {
  client: new ShopClient({
    baseUrl: BASE,
    publishableKey: onServer ? (process.env.PUBLISHABLE_KEY ?? "pk_haat_storefront") : undefined,
    auth: { type: "session" },
  }),
}
