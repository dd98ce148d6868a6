import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** Used methods of the rate limit module; each returns the seconds to wait, 0 when allowed. */
type Attempts = AttemptsOfAddress & {
  signUp(address: string, named: { username: string; email: string }): Promise<number>
  forgot(email: string, address: string): Promise<number>
  passwordChanged(username: string, address: string): Promise<void>
}

export const resolveAttempts = (scope: MedusaContainer) => scope.resolve<Attempts>(ATTEMPTS)
