import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** A code is valid for at least one window and less than two. */
const WINDOW_MS = 30 * 60_000

/**
 * Mailed codes for a first cash order: six digits derived from the cart id and the current half hour, by HMAC.
 * Nothing is stored; a code is used once, because a cart becomes one order.
 */
export class CodCodes {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", "cash on delivery code", 32))
  }

  /** Returns the current code of a cart, and an id that is the same for the same code. */
  make(cart_id: string, now: number): { id: string; code: string } {
    const window = Math.floor(now / WINDOW_MS)
    return { id: `${cart_id}:${window}`, code: this.#computeCode(cart_id, window) }
  }

  isValid(cart_id: string, code: string, now: number): boolean {
    const window = Math.floor(now / WINDOW_MS)
    if (!/^\d{6}$/.test(code)) return false
    const given = Buffer.from(code)
    return [window, window - 1].some((current) =>
      timingSafeEqual(given, Buffer.from(this.#computeCode(cart_id, current))),
    )
  }

  #computeCode(cart_id: string, window: number): string {
    const digest = createHmac("sha256", this.#key).update(`${cart_id} ${window}`).digest()
    return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0")
  }
}
