import { createHash } from "node:crypto"
import type { AttemptsOfAddress } from "../../contract"
import { usernameKey } from "../../username-key"
import { Counters } from "./counters"
import { limitersOf } from "./limiters"
import { networkOf, subnetOf } from "./network"
import { WrongGuesses } from "./wrong-guesses"

type Options = {
  /** Multiplies the limits of an address and of orders, cancels and payments; never those of signing in. */
  rateLimitFactor?: number
  /** Redis in which several processes count together. */
  redisUrl?: string
}

/**
 * Counts attempts before any work is done for them: an address first, so that what it is rejected does not count
 * against an account. Each returns the seconds to wait, 0 when it may go on. Without Redis they are kept in memory: a
 * restart resets them.
 */
export default class AttemptsService implements AttemptsOfAddress {
  readonly #counters: Counters
  readonly #wrongPasswords: WrongGuesses
  readonly #wrongCodes: WrongGuesses

  constructor(_dependencies: unknown, { rateLimitFactor = 1, redisUrl }: Options = {}) {
    const limiter = limitersOf(redisUrl)
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
      browser ? ["sign-ins-of-browser", browser] : ["sign-ins", networkOf(address)],
    )
    return wait || this.#wrongPasswords.consume(usernameKey(username), { network: subnetOf(address), browser })
  }

  /** The person has proved who they are: earlier mistakes made here no longer count. */
  clear(username: string, address: string, browser?: string) {
    return this.#wrongPasswords.clear(usernameKey(username), { network: subnetOf(address), browser })
  }

  /** The person has a new password: mistakes about the old one no longer count. */
  passwordChanged(username: string, address: string) {
    return this.#wrongPasswords.restart(usernameKey(username), { network: subnetOf(address) })
  }

  /** Counts one code of a second factor as wrong until `clearCode`. */
  code(auth_identity_id: string, address: string, browser?: string) {
    return this.#wrongCodes.consume(auth_identity_id, { network: subnetOf(address), browser })
  }

  clearCode(auth_identity_id: string, address: string, browser?: string) {
    return this.#wrongCodes.clear(auth_identity_id, { network: subnetOf(address), browser })
  }

  /** Counts one current password as wrong until `clearCurrentPassword`. */
  currentPassword(authIdentityId: string) {
    return this.#counters.consume(["current-passwords", authIdentityId])
  }

  clearCurrentPassword(authIdentityId: string) {
    return this.#counters.reset("current-passwords", authIdentityId)
  }

  /** @param named username and e-mail address of the account that is to be */
  signUp(address: string, named: { username: string; email: string }) {
    return this.#counters.consume(
      ["sign-ups", networkOf(address)],
      ["sign-ups-of-username", usernameKey(named.username)],
      ["sign-ups-of-email", named.email],
    )
  }

  /** @param email as the contract leaves it, in lower case */
  forgot(email: string, address: string) {
    return this.#counters.consume(["links", networkOf(address)], ["links-of-account", email])
  }

  /** A code by mail in place of a password. @param username of the account, or the name that belongs to none */
  signInCode(username: string, address: string) {
    return this.#counters.consume(["codes", networkOf(address)], ["codes-of-account", usernameKey(username)])
  }

  reset(address: string, token?: string) {
    // The token opens an account: what is kept of it must not.
    const account = token && createHash("sha256").update(token).digest("base64url")
    return this.#counters.consume(["resets", networkOf(address)], account && ["resets-of-account", account])
  }

  charges(address: string, customer_id: string | null) {
    return this.#counters.consume(["charges", networkOf(address)], customer_id && ["charges-of-account", customer_id])
  }

  order(address: string, customer_id: string) {
    return this.#counters.consume(["orders", networkOf(address)], ["orders-of-account", customer_id])
  }

  cancel(address: string, customer_id: string) {
    return this.#counters.consume(["cancels", networkOf(address)], ["cancels-of-account", customer_id])
  }

  pay(address: string, customer_id: string) {
    return this.#counters.consume(["payments", networkOf(address)], ["payments-of-account", customer_id])
  }

  offerCode(address: string, customer_id: string) {
    return this.#counters.consume(["offer-codes", networkOf(address)], ["offer-codes-of-account", customer_id])
  }

  export(address: string, customer_id: string) {
    return this.#counters.consume(["exports", networkOf(address)], ["exports-of-account", customer_id])
  }

  contact(address: string, email: string) {
    return this.#counters.consume(["messages", networkOf(address)], ["messages-of-account", email.toLowerCase()])
  }

  report(address: string, customer_id: string | null) {
    return this.#counters.consume(["reports", networkOf(address)], customer_id && ["reports-of-account", customer_id])
  }

  subscribe(address: string, email: string) {
    return this.#counters.consume(["subscriptions", networkOf(address)], ["subscriptions-of-account", email])
  }

  waitForStock(address: string, email: string) {
    return this.#counters.consume(["notices", networkOf(address)], ["notices-of-account", email.toLowerCase()])
  }

  search(address: string) {
    return this.#counters.consume(["searches", networkOf(address)])
  }
}
