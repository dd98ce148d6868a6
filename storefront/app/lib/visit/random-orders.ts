/**
 * Number of random orders in which the home page may show its products. Each visit keeps one, by its number from 0, and
 * pages are cached for each.
 */
export const RANDOM_ORDERS = 16

const RANDOM_ORDER_COOKIE = "draw"

/** Request header from the web tier to the storefront with the seed of the page's random order. */
export const SEED_HEADER = "x-seed"

const DAY_MS = 24 * 60 * 60 * 1_000
const NUMBER_IN_COOKIES = new RegExp(`(?:^|;\\s*)${RANDOM_ORDER_COOKIE}=(\\d{1,2})(?:;|$)`)

/** Returns the random order in the cookies of a request; undefined without a valid one. */
export function parseRandomOrder(cookie: string | undefined): number | undefined {
  const randomOrder = Number(NUMBER_IN_COOKIES.exec(cookie ?? "")?.[1])
  return randomOrder < RANDOM_ORDERS ? randomOrder : undefined
}

/** Picks a random order, for a visit that has none. */
export const pickRandomOrder = () => Math.floor(Math.random() * RANDOM_ORDERS)

/** Returns the session cookie that stores a random order, for `Set-Cookie` or `document.cookie`. */
export const randomOrderCookie = (randomOrder: number, secure: boolean) =>
  `${RANDOM_ORDER_COOKIE}=${randomOrder}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`

/** Returns the seed of a random order, which changes each day (UTC), so that no product stays last in every order. */
export const randomOrderSeed = (randomOrder: number, now = Date.now()) =>
  Math.floor(now / DAY_MS) * RANDOM_ORDERS + randomOrder
