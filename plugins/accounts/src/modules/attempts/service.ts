import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { usernameKey } from "../../username-key"
import { networkOf } from "./network"

const MINUTE = 60

/** Wrong passwords for one username, wherever they come from. */
const FAILURES_OF_ACCOUNT = { points: 10, duration: 15 * MINUTE }
/** Sign-ins from one address, right or wrong: an office or a phone mast may share it. */
const SIGN_INS_OF_ADDRESS = { points: 60, duration: 15 * MINUTE }
const SIGN_UPS_OF_ADDRESS = { points: 30, duration: 60 * MINUTE }

type Options = {
  /** Multiplies the limits of an address, never those of an account. */
  rateLimitFactor?: number
}

/** Counts attempts before any password is hashed. Kept in memory: a restart forgives. */
export default class AttemptsService {
  private readonly failures = new RateLimiterMemory({ keyPrefix: "failures", ...FAILURES_OF_ACCOUNT })
  private readonly signIns: RateLimiterMemory
  private readonly signUps: RateLimiterMemory

  constructor(_dependencies: unknown, { rateLimitFactor = 1 }: Options = {}) {
    const scaled = ({ points, duration }: { points: number; duration: number }) => ({
      points: Math.max(1, Math.floor(points * rateLimitFactor)),
      duration,
    })
    this.signIns = new RateLimiterMemory({ keyPrefix: "sign-ins", ...scaled(SIGN_INS_OF_ADDRESS) })
    this.signUps = new RateLimiterMemory({ keyPrefix: "sign-ups", ...scaled(SIGN_UPS_OF_ADDRESS) })
  }

  /** Counts one sign-in as failed until `forgive` is called. @returns seconds to wait, 0 when it may go on */
  async signIn(username: string, address: string) {
    return (await take(this.signIns, networkOf(address))) || (await take(this.failures, usernameKey(username)))
  }

  /** @returns seconds to wait, 0 when it may go on */
  async signUp(address: string) {
    return take(this.signUps, networkOf(address))
  }

  /** The person has proved who they are: earlier mistakes no longer count. */
  async forgive(username: string) {
    await this.failures.delete(usernameKey(username))
  }
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key)
    return 0
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
