/**
 * The key of the module that counts attempts, and what other plugins may ask of it. Each counts one attempt of a
 * network address and of an account, and returns the seconds to wait, 0 when it may go on. An account is the signed-in
 * shopper, or the one that is named: by an e-mail address as the contracts leave it, or by the token of a mailed link.
 */
export const ATTEMPTS = "attempts"
export type AttemptsOfAddress = {
  /** what a parcel costs, which asks the carrier; a guest has no customer */
  charges(address: string, customer_id: string | null): Promise<number>
  /** placing an order, whether it succeeds or not */
  order(address: string, customer_id: string): Promise<number>
  /** cancelling an order */
  cancel(address: string, customer_id: string): Promise<number>
  /** opening a payment */
  pay(address: string, customer_id: string): Promise<number>
  /** the file with everything that is held about a shopper */
  export(address: string, customer_id: string): Promise<number>
  /** a message to the owner */
  contact(address: string, email: string): Promise<number>
  /** a problem report; a guest's has no customer */
  report(address: string, customer_id: string | null): Promise<number>
  /** the use of a mailed link */
  reset(address: string, token?: string): Promise<number>
  /** a subscription to the newsletter */
  subscribe(address: string, email: string): Promise<number>
  /** waiting for a mail when something is back in stock */
  waitForStock(address: string, email: string): Promise<number>
  /** a search, or a click on what one found, that is to be counted */
  search(address: string): Promise<number>
}
