/** What the backend answers. Never `/admin`: that is Medusa's Admin API there and the back office's screens here. */
export const BACKEND_PREFIXES = ["/store", "/auth", "/api", "/back-office", "/hooks", "/static"]

const BACKEND = new RegExp(`^(${BACKEND_PREFIXES.join("|")})(/|\\?|$)`)

/** True when the address (path with query) belongs to the backend. */
export const isBackendPath = (url: string) => BACKEND.test(url)
