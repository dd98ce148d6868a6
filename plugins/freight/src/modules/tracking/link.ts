import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"

/** Validity of a mailed tracking link. */
const LINK_TTL_MS = 60 * 24 * 60 * 60 * 1000
const TOKEN = /^(order_[A-Za-z0-9_]{1,60})\.([0-9a-z]{8,9})\.([A-Za-z0-9_-]{43})$/

export type LinkState =
  | { state: "open"; order_id: string /** milliseconds */; made_at: number }
  | { state: "unknown" | "expired" | "revoked" }

/** Signs and verifies tracking links, which hold the order's id, the time of creation, and a signature of both. */
export class TrackingLinkSigner {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync("sha256", secret, "", "tracking link", 32))
  }

  sign(order_id: string, made_at: number): string {
    const content = `${order_id}.${made_at.toString(36)}`
    return `${content}.${this.#signature(content).toString("base64url")}`
  }

  open(token: string, now: number): LinkState {
    const [, order_id, made, signature] = TOKEN.exec(token) ?? []
    if (!order_id || !made || !signature) return { state: "unknown" }
    const given = Buffer.from(signature, "base64url")
    const right = this.#signature(`${order_id}.${made}`)
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { state: "unknown" }
    const made_at = Number.parseInt(made, 36)
    return now - made_at > LINK_TTL_MS ? { state: "expired" } : { state: "open", order_id, made_at }
  }

  #signature(content: string) {
    return createHmac("sha256", this.#key).update(content).digest()
  }
}
