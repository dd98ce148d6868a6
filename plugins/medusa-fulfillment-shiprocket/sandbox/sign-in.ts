import { createHmac, timingSafeEqual } from "node:crypto"
import { json, reject } from "./respond"

/** The one API user, whose password is the secret that sandbox and shop share. */
export const EMAIL = "sandbox@haat.example"

const TEN_DAYS_S = 10 * 24 * 60 * 60
const LOCKED_FOR_MS = 30 * 60 * 1000
const BAD_SIGN_INS = 5
const LOCKED = "Too many failed login attempts. Please try again after 30 minutes."

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
const now = () => Math.floor(Date.now() / 1000)

/** Signs its user in with a token that looks and ends like the real one, and locks the user after repeated mistakes. */
export class SignIn {
  #bad = 0
  #lockedUntil = 0
  /** Tokens of an earlier generation have ended. */
  #generation = 0
  count = 0

  constructor(private readonly secret: string) {}

  respond(body: { email?: unknown; password?: unknown }) {
    this.count += 1
    if (Date.now() < this.#lockedUntil) return reject(400, LOCKED)
    if (body.email !== EMAIL || body.password !== this.secret) {
      this.#bad += 1
      if (this.#bad >= BAD_SIGN_INS) this.#lockedUntil = Date.now() + LOCKED_FOR_MS
      return this.#bad >= BAD_SIGN_INS ? reject(400, LOCKED) : reject(400, "Invalid email and password combination")
    }
    this.#bad = 0
    return json(200, {
      id: 1234567,
      company_id: 7654321,
      email: EMAIL,
      first_name: "API",
      last_name: "USER",
      created_at: "2026-01-02 10:20:30",
      token: this.#token(),
    })
  }

  /** True for a request with a token of this sandbox that has not ended. */
  knows(request: Request) {
    const [header, payload, signature] = (
      /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1] ?? ""
    ).split(".")
    if (!header || !payload || !signature) return false
    const [given, right] = [Buffer.from(signature), Buffer.from(this.#sign(`${header}.${payload}`))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return false
    const { exp, gen } = JSON.parse(Buffer.from(payload, "base64url").toString())
    return exp > now() && gen === this.#generation
  }

  /** Every token issued so far ends now, and a lock too. */
  endTokens() {
    this.#generation += 1
    this.#bad = this.#lockedUntil = 0
  }

  #token() {
    const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub: 1234567, iat: now(), exp: now() + TEN_DAYS_S, gen: this.#generation })}`
    return `${content}.${this.#sign(content)}`
  }

  #sign(content: string) {
    return createHmac("sha256", `${this.secret} shiprocket`).update(content).digest("base64url")
  }
}
