/**
 * Event: something happened to an account that its owner should hear of, in case it was not them. A mail goes to `to`,
 * which is the old address when the address was changed.
 */
export const SECURITY_NOTICE = "accounts.security-notice"
export type SecurityNotice = {
  /** of this notice; the same is told once */
  id: string
  what: "password-changed" | "email-changed" | "new-sign-in" | "second-factor-on" | "second-factor-off"
  actor_type: "customer" | "user"
  to: string
  /** ISO 8601 */
  at: string
  /** of a sign-in: what the browser calls itself */
  browser?: string
}
