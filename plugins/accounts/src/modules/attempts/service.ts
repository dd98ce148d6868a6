import { RateLimiterRes } from "rate-limiter-flexible"
import type { AttemptsOfAddress } from "../../contract"
import { usernameKey } from "../../username-key"
import { type Limiter, limitersOf } from "./limiters"
import { networkOf } from "./network"

const MINUTE = 60

/** Wrong passwords for one username, wherever they come from. */
const FAILURES_OF_ACCOUNT = { points: 10, duration: 15 * MINUTE }
/** Sign-ins from one address, right or wrong: an office or a phone mast may share it. */
const SIGN_INS_OF_ADDRESS = { points: 60, duration: 15 * MINUTE }
const SIGN_UPS_OF_ADDRESS = { points: 30, duration: 60 * MINUTE }
/** Links for one e-mail address, known or not: nobody's mailbox is filled by others. */
const LINKS_OF_ACCOUNT = { points: 5, duration: 60 * MINUTE }
const LINKS_OF_ADDRESS = { points: 30, duration: 60 * MINUTE }
const RESETS_OF_ADDRESS = { points: 60, duration: 15 * MINUTE }
const MESSAGES_OF_ADDRESS = { points: 10, duration: 60 * MINUTE }
const REPORTS_OF_ADDRESS = { points: 20, duration: 60 * MINUTE }
/** Each tells whether somebody's address is on the list. */
const SUBSCRIPTIONS_OF_ADDRESS = { points: 20, duration: 60 * MINUTE }

type Options = {
  /** Multiplies the limits of an address, never those of an account. */
  rateLimitFactor?: number
  /** Where several processes count together. */
  redisUrl?: string
}

/** Counts attempts before any work is done for them. Without Redis they are kept in memory: a restart forgives. */
export default class AttemptsService implements AttemptsOfAddress {
  private readonly failures: Limiter
  private readonly signIns: Limiter
  private readonly signUps: Limiter
  private readonly linksOfAccount: Limiter
  private readonly links: Limiter
  private readonly resets: Limiter
  private readonly messages: Limiter
  private readonly reports: Limiter
  private readonly subscriptions: Limiter

  constructor(_dependencies: unknown, { rateLimitFactor = 1, redisUrl }: Options = {}) {
    const limiter = limitersOf(redisUrl)
    const scaled = ({ points, duration }: { points: number; duration: number }) => ({
      points: Math.max(1, Math.floor(points * rateLimitFactor)),
      duration,
    })
    this.failures = limiter({ keyPrefix: "failures", ...FAILURES_OF_ACCOUNT })
    this.linksOfAccount = limiter({ keyPrefix: "links-of-account", ...LINKS_OF_ACCOUNT })
    this.signIns = limiter({ keyPrefix: "sign-ins", ...scaled(SIGN_INS_OF_ADDRESS) })
    this.signUps = limiter({ keyPrefix: "sign-ups", ...scaled(SIGN_UPS_OF_ADDRESS) })
    this.links = limiter({ keyPrefix: "links", ...scaled(LINKS_OF_ADDRESS) })
    this.resets = limiter({ keyPrefix: "resets", ...scaled(RESETS_OF_ADDRESS) })
    this.messages = limiter({ keyPrefix: "messages", ...scaled(MESSAGES_OF_ADDRESS) })
    this.reports = limiter({ keyPrefix: "reports", ...scaled(REPORTS_OF_ADDRESS) })
    this.subscriptions = limiter({ keyPrefix: "subscriptions", ...scaled(SUBSCRIPTIONS_OF_ADDRESS) })
  }

  /** Counts one sign-in as failed until `forgive` is called. @returns seconds to wait, 0 when it may go on */
  async signIn(username: string, address: string) {
    return (await take(this.signIns, networkOf(address))) || (await take(this.failures, usernameKey(username)))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async signUp(address: string) {
    return take(this.signUps, networkOf(address))
  }

  /** @param email as the contract leaves it, in lower case. @returns seconds to wait, 0 when it may go on */
  async forgot(email: string, address: string) {
    return (await take(this.links, networkOf(address))) || (await take(this.linksOfAccount, email))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async reset(address: string) {
    return take(this.resets, networkOf(address))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async contact(address: string) {
    return take(this.messages, networkOf(address))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async report(address: string) {
    return take(this.reports, networkOf(address))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async subscribe(address: string) {
    return take(this.subscriptions, networkOf(address))
  }

  /** The person has proved who they are: earlier mistakes no longer count. */
  async forgive(username: string) {
    await this.failures.delete(usernameKey(username))
  }
}

async function take(limiter: Limiter, key: string) {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
