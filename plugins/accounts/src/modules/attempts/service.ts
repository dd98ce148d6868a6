import { createHash } from "node:crypto"
import type { AttemptsOfAddress } from "../../contract"
import { usernameKey } from "../../username-key"
import { Counters } from "./counters"
import { networkOf } from "./network"

type Options = {
  /** Multiplies the limits of an address, never those of an account. */
  rateLimitFactor?: number
  /** Where several processes count together. */
  redisUrl?: string
}

/**
 * Counts attempts before any work is done for them: an address first, so that what it is refused does not count against
 * an account. Each answers the seconds to wait, 0 when it may go on. Without Redis they are kept in memory: a restart
 * forgives.
 */
export default class AttemptsService implements AttemptsOfAddress {
  readonly #counters: Counters

  constructor(_dependencies: unknown, { rateLimitFactor = 1, redisUrl }: Options = {}) {
    this.#counters = new Counters(rateLimitFactor, redisUrl)
  }

  /** Counts one sign-in as failed until `forgive` is called. */
  signIn(username: string, address: string) {
    return this.#counters.take(["sign-ins", networkOf(address)], ["failures", usernameKey(username)])
  }

  /** The person has proved who they are: earlier mistakes no longer count. */
  forgive(username: string) {
    return this.#counters.forget("failures", usernameKey(username))
  }

  /** Counts one current password as wrong until `forgiveCurrentPassword`. */
  currentPassword(authIdentityId: string) {
    return this.#counters.take(["current-passwords", authIdentityId])
  }

  forgiveCurrentPassword(authIdentityId: string) {
    return this.#counters.forget("current-passwords", authIdentityId)
  }

  /** @param named username and e-mail address of the account that is to be */
  signUp(address: string, named: { username: string; email: string }) {
    return this.#counters.take(
      ["sign-ups", networkOf(address)],
      ["sign-ups-of-username", usernameKey(named.username)],
      ["sign-ups-of-email", named.email],
    )
  }

  /** @param email as the contract leaves it, in lower case */
  forgot(email: string, address: string) {
    return this.#counters.take(["links", networkOf(address)], ["links-of-account", email])
  }

  reset(address: string, token?: string) {
    // The token opens an account: what is kept of it must not.
    const account = token && createHash("sha256").update(token).digest("base64url")
    return this.#counters.take(["resets", networkOf(address)], account && ["resets-of-account", account])
  }

  charges(address: string, customer_id: string | null) {
    return this.#counters.take(["charges", networkOf(address)], customer_id && ["charges-of-account", customer_id])
  }

  contact(address: string, email: string) {
    return this.#counters.take(["messages", networkOf(address)], ["messages-of-account", email.toLowerCase()])
  }

  report(address: string, customer_id: string | null) {
    return this.#counters.take(["reports", networkOf(address)], customer_id && ["reports-of-account", customer_id])
  }

  subscribe(address: string, email: string) {
    return this.#counters.take(["subscriptions", networkOf(address)], ["subscriptions-of-account", email])
  }
}
