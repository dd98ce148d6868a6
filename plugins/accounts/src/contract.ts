export * from "./contract/addresses"
export * from "./contract/attempts"
export * from "./contract/erase-account"
export { MAX_NAME_CHARACTERS } from "./contract/fields"
export * from "./contract/person"
export * from "./contract/personal-data"
export * from "./contract/profile"
export type { Recipient } from "./contract/recipient"
export * from "./contract/reset-password"
export * from "./contract/second-factor"
export * from "./contract/second-factor-state"
export * from "./contract/security-notice"
export * from "./contract/sign-in"
export * from "./contract/sign-in-code"
export { ACCOUNT_FORM_ERRORS } from "./form-errors"

/** Contract for signing in and up, addresses and saved items. Messages are the specification's, word for word. */

/*
 * Event auth.password_reset { entity_id: email, actor_type: "customer" | "user", token }: the mail's link is
 * PUBLIC_URL/reset-password/token. Nothing but that mail may keep the token.
 */
