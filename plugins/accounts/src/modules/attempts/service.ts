import { createHash } from "node:crypto"
import type { RateLimit } from "@haat/sdk/server/rate-limit"
import type { AttemptsOfAddress } from "../../contract"
import { usernameKey } from "../../username-key"
import { Counters } from "./counters"
import { connectRedis, createLimiterFactory } from "./limiters"
import { toNetwork, toSubnet } from "./network"
import { TokenBuckets } from "./token-buckets"
import { WrongGuesses } from "./wrong-guesses"

type Options = {
  /** Multiplies the limits of an address and of orders, cancels and payments; never those of signing in. */
  rateLimitFactor?: number
  /** Redis in which several processes count together. */
  redisUrl?: string
}

/**
 * Rate limits of all plugins. The IP address is counted before the account, so that rejected attempts do not count
 * against the account. Each method returns the seconds to wait, 0 when allowed. Without Redis, a restart resets the
 * counts.
 */
export default class AttemptsService implements AttemptsOfAddress {
  readonly #buckets: TokenBuckets
  readonly #counters: Counters
  readonly #wrongPasswords: WrongGuesses
  readonly #wrongCodes: WrongGuesses

  constructor(_dependencies: unknown, { rateLimitFactor = 1, redisUrl }: Options = {}) {
    const redis = connectRedis(redisUrl)
    const limiter = createLimiterFactory(redis)
    this.#buckets = new TokenBuckets(rateLimitFactor, redis)
    this.#counters = new Counters(rateLimitFactor, limiter)
    this.#wrongPasswords = new WrongGuesses(limiter, "failures")
    this.#wrongCodes = new WrongGuesses(limiter, "wrong-codes")
  }

  /**
   * Counts one sign-in as failed until `clear` is called.
   * @param browser the id of a browser that is known as this username's
   */
  async signIn(username: string, address: string, browser?: string) {
    const wait = await this.#counters.consume(
      browser ? ["sign-ins-of-browser", browser] : ["sign-ins", toNetwork(address)],
    )
    return wait || this.#wrongPasswords.consume(usernameKey(username), { network: toSubnet(address), browser })
  }

  /** Resets the wrong passwords from this source after a successful sign-in. */
  clear(username: string, address: string, browser?: string) {
    return this.#wrongPasswords.clear(usernameKey(username), { network: toSubnet(address), browser })
  }

  /** Resets the wrong passwords of an account after a password change. */
  passwordChanged(username: string, address: string) {
    return this.#wrongPasswords.restart(usernameKey(username), { network: toSubnet(address) })
  }

  /** Counts one code of a second factor as wrong until `clearCode`. */
  code(auth_identity_id: string, address: string, browser?: string) {
    return this.#wrongCodes.consume(auth_identity_id, { network: toSubnet(address), browser })
  }

  clearCode(auth_identity_id: string, address: string, browser?: string) {
    return this.#wrongCodes.clear(auth_identity_id, { network: toSubnet(address), browser })
  }

  /** Counts one current password as wrong until `clearCurrentPassword`. */
  currentPassword(authIdentityId: string) {
    return this.#counters.consume(["current-passwords", authIdentityId])
  }

  clearCurrentPassword(authIdentityId: string) {
    return this.#counters.reset("current-passwords", authIdentityId)
  }

  /** Counts a sign-up. @param named username and e-mail address of the new account */
  signUp(address: string, named: { username: string; email: string }) {
    return this.#counters.consume(
      ["sign-ups", toNetwork(address)],
      ["sign-ups-of-username", usernameKey(named.username)],
      ["sign-ups-of-email", named.email],
    )
  }

  /** Counts a request for a password link. @param email in lower case */
  forgot(email: string, address: string) {
    return this.#counters.consume(["links", toNetwork(address)], ["links-of-account", email])
  }

  /** Counts a request for a sign-in code. @param username of the account, or the unknown name */
  signInCode(username: string, address: string) {
    return this.#counters.consume(["codes", toNetwork(address)], ["codes-of-account", usernameKey(username)])
  }

  reset(address: string, token?: string) {
    // The token grants access to an account, so the counter stores its hash.
    const account = token && createHash("sha256").update(token).digest("base64url")
    return this.#counters.consume(["resets", toNetwork(address)], account && ["resets-of-account", account])
  }

  charges(address: string, customer_id: string | null) {
    return this.#counters.consume(["charges", toNetwork(address)], customer_id && ["charges-of-account", customer_id])
  }

  order(address: string, customer_id: string) {
    return this.#counters.consume(["orders", toNetwork(address)], ["orders-of-account", customer_id])
  }

  cancel(address: string, customer_id: string) {
    return this.#counters.consume(["cancels", toNetwork(address)], ["cancels-of-account", customer_id])
  }

  pay(address: string, customer_id: string) {
    return this.#counters.consume(["payments", toNetwork(address)], ["payments-of-account", customer_id])
  }

  offerCode(address: string, customer_id: string) {
    return this.#counters.consume(["offer-codes", toNetwork(address)], ["offer-codes-of-account", customer_id])
  }

  export(address: string, customer_id: string) {
    return this.#counters.consume(["exports", toNetwork(address)], ["exports-of-account", customer_id])
  }

  contact(address: string, email: string) {
    return this.#counters.consume(["messages", toNetwork(address)], ["messages-of-account", email.toLowerCase()])
  }

  report(address: string, customer_id: string | null) {
    return this.#counters.consume(["reports", toNetwork(address)], customer_id && ["reports-of-account", customer_id])
  }

  subscribe(address: string, email: string) {
    return this.#counters.consume(["subscriptions", toNetwork(address)], ["subscriptions-of-account", email])
  }

  waitForStock(address: string, email: string) {
    return this.#counters.consume(["notices", toNetwork(address)], ["notices-of-account", email.toLowerCase()])
  }

  search(address: string) {
    return this.#counters.consume(["searches", toNetwork(address)])
  }
  /** Counts an attempt by the limit of a plugin, for a shopper, or for the network of a guest. */
  consume(limit: RateLimit, address: string, customer_id: string | null) {
    return this.#buckets.consume(limit, customer_id || toNetwork(address))
  }
}
