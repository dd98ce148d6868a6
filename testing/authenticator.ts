import { setTimeout as pass } from "node:timers/promises"
import { TOTP } from "otpauth"

const STEP_MS = 30_000
/** A code is on its way to the shop for at most so long. */
const MARGIN_MS = 10_000

const stepAt = (time: number) => Math.floor(time / STEP_MS)

/**
 * An authenticator app that holds a key. `code` gives one that was not given before and that the shop takes now: it
 * takes those of the step before and after too, so that a test has three before it waits for the clock.
 */
export function authenticator(key: string) {
  const app = new TOTP({ secret: key })
  let last = 0
  return {
    async code() {
      const step = Math.max(last + 1, stepAt(Date.now() + MARGIN_MS) - 1)
      last = step
      await pass(Math.max(0, (step - 1) * STEP_MS - Date.now()))
      return app.generate({ timestamp: step * STEP_MS })
    },
    /** Some code that is not of now. */
    wrong: () => app.generate({ timestamp: Date.now() + 3_600_000 }),
  }
}
