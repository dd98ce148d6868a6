import { z } from "zod"
import { fetchJson, NoResponse } from "./fetch-json"

const DAY_MS = 24 * 60 * 60 * 1000
/** Shiprocket's tokens live ten days. */
const RENEW_AFTER_MS = 9 * DAY_MS
/** Shiprocket locks a user out after repeated bad sign-ins, for about half an hour. */
const AFTER_REJECTION_MS = 30 * 60 * 1000

const SignedIn = z.object({ token: z.string().min(1).max(5_000) })

/** Shiprocket rejected the sign-in: the credentials are wrong, or it has locked the user. */
export class SignInRejection extends Error {}

export type SessionOptions = {
  url: string
  email: string
  password: string
  timeoutMs: number
  fetch: typeof fetch
}

/**
 * Token of one Shiprocket user. Concurrent callers share one sign-in; rejected credentials are not tried again for half
 * an hour.
 */
export class Session {
  #token: { text: string; since: number } | undefined
  #signingIn: Promise<string> | undefined
  #rejectedUntil = 0

  constructor(private readonly options: SessionOptions) {}

  /** A token to use. @param stale the token that was just rejected with a 401. @throws NoResponse, SignInRejection */
  async token(stale?: string): Promise<string> {
    const kept = this.#token
    if (kept && kept.text !== stale && Date.now() - kept.since < RENEW_AFTER_MS) return kept.text
    if (Date.now() < this.#rejectedUntil) throw new SignInRejection("Shiprocket rejected the sign-in a moment ago")
    this.#signingIn ??= this.#signIn().finally(() => {
      this.#signingIn = undefined
    })
    return this.#signingIn
  }

  async #signIn() {
    const { url, email, password, ...limits } = this.options
    const headers = { "content-type": "application/json", accept: "application/json" }
    const body = JSON.stringify({ email, password })
    const response = await fetchJson(`${url}/auth/login`, { method: "POST", headers, body }, limits).catch((error) => {
      throw new NoResponse(error.message, false)
    })
    if (response.status >= 400) {
      this.#rejectedUntil = Date.now() + AFTER_REJECTION_MS
      throw new SignInRejection(`Shiprocket does not accept the e-mail and password (${response.status})`)
    }
    const { data, success } = SignedIn.safeParse(response.body)
    if (!success) throw new NoResponse("signed in without a token", false)
    this.#token = { text: data.token, since: Date.now() }
    return data.token
  }
}
