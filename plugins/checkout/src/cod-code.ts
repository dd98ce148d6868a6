import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** A code holds for as long at least, and for twice as long at most. */
const WINDOW_MS = 30 * 60_000

/**
 * Codes by mail for a first order that is paid on delivery: six digits that follow from the cart and the half hour.
 * Nothing is stored for them, and each is of one use, as a cart becomes one order.
 */
export class CodCodes {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", "cash on delivery code", 32))
  }

  /** @returns the code, and an id that is the same as long as the code is */
  make(cart_id: string, now: number): { id: string; code: string } {
    const window = Math.floor(now / WINDOW_MS)
    return { id: `${cart_id}:${window}`, code: this.#codeOf(cart_id, window) }
  }

  isRight(cart_id: string, code: string, now: number): boolean {
    const window = Math.floor(now / WINDOW_MS)
    if (!/^\d{6}$/.test(code)) return false
    const given = Buffer.from(code)
    return [window, window - 1].some((one) => timingSafeEqual(given, Buffer.from(this.#codeOf(cart_id, one))))
  }

  #codeOf(cart_id: string, window: number): string {
    const digest = createHmac("sha256", this.#key).update(`${cart_id} ${window}`).digest()
    return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0")
  }
}
