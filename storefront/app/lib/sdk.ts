import { Client, type FetchArgs, FetchError, type FetchInput } from "@medusajs/js-sdk"

const onServer = import.meta.env.SSR
const PATIENCE_MS = onServer ? 5_000 : 20_000

/** Gives up after a while, so that a hanging backend becomes an error page and not an endless wait. */
function limited(signal?: AbortSignal | null): AbortSignal {
  const limit = AbortSignal.timeout(PATIENCE_MS)
  return signal ? AbortSignal.any([signal, limit]) : limit
}

class ShopClient extends Client {
  override fetch<T>(input: FetchInput, init?: FetchArgs): Promise<T> {
    return super.fetch<T>(input, { ...init, signal: limited(init?.signal) })
  }
}

/**
 * The one way to the backend. In the browser calls go to the shop's own origin and carry its session cookie;
 * on the server they go straight to the backend with the publishable key and nobody's cookie.
 * A status of 300 or above throws `FetchError` with `status` and the server's sentence as `message`.
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
