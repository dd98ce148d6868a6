import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import { waitSentence } from "@haat/http/too-many-attempts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Refused } from "./dispatch/refused"

/** What is asked of the module that counts attempts: each answers the seconds to wait, 0 when it may go on. */
type Attempts = AttemptsOfAddress & {
  signIn(username: string, address: string): Promise<number>
  signUp(address: string, named: { username: string; email: string }): Promise<number>
  forgot(email: string, address: string): Promise<number>
  forgive(username: string): Promise<void>
}

export const attemptsOf = (scope: MedusaContainer) => scope.resolve<Attempts>(ATTEMPTS)

/** @throws Refused 429, which says in whole seconds how long to wait */
export function requirePatience(seconds: number) {
  if (seconds) throw new Refused(429, waitSentence(seconds), { "Retry-After": String(seconds) })
}
