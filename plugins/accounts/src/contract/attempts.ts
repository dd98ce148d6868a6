import type { RateLimit } from "@haat/sdk/server/rate-limit"

/**
 * Rate limits that other plugins apply, and the key of their module. Each method counts one attempt for an IP address
 * and an account, and returns the seconds to wait, 0 when it is allowed. The account is the signed-in shopper, a
 * normalized e-mail address, or the token of a mailed link.
 */
export const ATTEMPTS = "attempts"
export type AttemptsOfAddress = {
  /** a shipping quote, which calls the carrier; null for a guest */
  charges(address: string, customer_id: string | null): Promise<number>
  /** placing an order, whether it succeeds or not */
  order(address: string, customer_id: string): Promise<number>
  /** cancelling an order */
  cancel(address: string, customer_id: string): Promise<number>
  /** opening a payment */
  pay(address: string, customer_id: string): Promise<number>
  /** an export of personal data */
  export(address: string, customer_id: string): Promise<number>
  /** a message to the owner */
  contact(address: string, email: string): Promise<number>
  /** a problem report; null for a guest */
  report(address: string, customer_id: string | null): Promise<number>
  /** the use of a mailed link */
  reset(address: string, token?: string): Promise<number>
  /** a subscription to the newsletter */
  subscribe(address: string, email: string): Promise<number>
  /** a subscription to a back-in-stock mail */
  waitForStock(address: string, email: string): Promise<number>
  /** a search, or a click on a search result, for the search statistics */
  search(address: string): Promise<number>
  /** an action that a plugin limits itself; null for a guest */
  consume(limit: RateLimit, address: string, customer_id: string | null): Promise<number>
}
