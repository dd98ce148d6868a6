import { PARCEL_HOOK_PATH } from "@haat/freight/contract"
import { WEBHOOK_PATH } from "@haat/payments/contract"

const HOOKS: string[] = [WEBHOOK_PATH, PARCEL_HOOK_PATH]

/** Prefixes of the backend's routes. Never `/admin`: there it is Medusa's Admin API, here the back office's screens. */
const BACKEND_PREFIXES = ["/store", "/auth", "/api", "/back-office", "/hooks", "/static"]

/** Returns whether an address under /hooks is no webhook of the shop. */
export const isUnknownHook = (url: string) =>
  /^\/hooks(\/|\?|$)/.test(url) && !HOOKS.includes(url.split("?", 1)[0] ?? "")

const BACKEND = new RegExp(`^(${BACKEND_PREFIXES.join("|")})(/|\\?|$)`)

/** Returns whether the address (path with query) belongs to the backend. */
export const isBackendPath = (url: string) => BACKEND.test(url)
