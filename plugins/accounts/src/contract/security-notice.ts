/**
 * Event: a security-relevant change of an account, mailed to its owner at `to`. After a change of the e-mail address,
 * `to` is the old address.
 */
export const SECURITY_NOTICE = "accounts.security-notice"
export type SecurityNotice = {
  /** id of this notice; a notice is mailed once per id */
  id: string
  what: "password-changed" | "email-changed" | "new-sign-in" | "second-factor-on" | "second-factor-off"
  actor_type: "customer" | "user"
  to: string
  /** ISO 8601 */
  at: string
  /** user agent of the browser */
  browser?: string
}
