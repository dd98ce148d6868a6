/**
 * Number of draws. A draw is one random order of everything that has one; pages are cached per draw, and each visit
 * keeps one.
 */
export const DRAWS = 16

const DRAW_COOKIE = "draw"

/** Request header from the web tier to the storefront with the seed to render a page with. */
export const SEED_HEADER = "x-seed"

const DAY_MS = 24 * 60 * 60 * 1_000
const DRAW_IN_COOKIES = new RegExp(`(?:^|;\\s*)${DRAW_COOKIE}=(\\d{1,2})(?:;|$)`)

/** The draw in the cookies of a request; undefined without a valid one. */
export function parseDraw(cookie: string | undefined): number | undefined {
  const draw = Number(DRAW_IN_COOKIES.exec(cookie ?? "")?.[1])
  return draw < DRAWS ? draw : undefined
}

/** A random draw, for a visit that has none. */
export const newDraw = () => Math.floor(Math.random() * DRAWS)

/** The session cookie that stores a draw, for `Set-Cookie` or `document.cookie`. */
export const drawCookie = (draw: number, secure: boolean) =>
  `${DRAW_COOKIE}=${draw}; Path=/; SameSite=Lax${secure ? "; Secure" : ""}`

/** Returns the seed of a draw, which changes each day (UTC), so that no product stays last in every order. */
export const drawSeed = (draw: number, now = Date.now()) => Math.floor(now / DAY_MS) * DRAWS + draw
