import { Client, type FetchArgs, FetchError, type FetchInput } from "@medusajs/js-sdk"
import { answered, noAnswer } from "./connection.ts"
import { LANGUAGE } from "./language.ts"

const onServer = import.meta.env.SSR
const PATIENCE_MS = 20_000

/**
 * Gives up after a while, so that a hanging backend becomes an error and not an endless wait. On the server nobody leaves
 * a page for the next, and the web tier gives up by itself.
 */
function limited(signal?: AbortSignal | null): AbortSignal | undefined {
  if (onServer) return undefined
  const limit = AbortSignal.timeout(PATIENCE_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

/** The translations of what the server says are fetched with the first refusal; without them it is said in English. */
async function explained(error: unknown): Promise<never> {
  if (LANGUAGE !== "en" && error instanceof FetchError) {
    const translations = await import("./server-message.ts").catch(() => null)
    if (translations) error.message = translations.serverMessage(error.message)
  }
  throw error
}

/** Whether nobody answered; the web tier says 502, 503 or 504 when the shop behind it is silent. */
const isSilence = (error: unknown) =>
  !(error instanceof FetchError && error.status) || [502, 503, 504].includes(error.status)

class ShopClient extends Client {
  override async fetch<T>(input: FetchInput, init?: FetchArgs): Promise<T> {
    try {
      const answer = await super.fetch<T>(input, { ...init, signal: limited(init?.signal) })
      if (!onServer) answered()
      return answer
    } catch (error) {
      if (!onServer && !init?.signal?.aborted) (isSilence(error) ? noAnswer : answered)()
      return explained(error)
    }
  }
}

/**
 * The one way to the backend. In the browser calls go to the shop's own origin and carry its session cookie;
 * on the server they go straight to the backend with the publishable key and nobody's cookie.
 * A status of 300 or above throws `FetchError` with `status` and the server's sentence as `message`, in the language of the page.
 */
export const sdk = {
  client: new ShopClient(
    onServer
      ? {
          baseUrl: process.env.BACKEND_URL ?? "http://127.0.0.1:9000",
          publishableKey: process.env.PUBLISHABLE_KEY ?? "pk_haat_storefront",
          auth: { type: "session" },
        }
      : { baseUrl: "/", auth: { type: "session" } },
  ),
}

export { FetchError }
