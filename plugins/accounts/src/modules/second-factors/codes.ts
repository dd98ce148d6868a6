import { createHash } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { RECOVERY_CODES } from "../../contract"

/**
 * Parameters that every authenticator app supports; a code of the step before or after is accepted, as clocks differ.
 */
const TOTP_FORM = { algorithm: "SHA1", digits: 6, period: 30 }
const KEY_BYTES = 20
const WINDOW = 1
/** 80 bits: too many to be guessed, so that a plain hash of it keeps it. */
const RECOVERY_BYTES = 10

/** A new key for an authenticator app, in base32. */
export const newKey = () => new Secret({ size: KEY_BYTES }).base32

/** The address that an authenticator app reads from the QR code. */
export const uriOf = (key: string, issuer: string, label: string) =>
  new TOTP({ ...TOTP_FORM, secret: key, issuer, label }).toString()

/** The 30-second step a code was made for; undefined when it is not a code of this key, or too old. */
export function stepOf(key: string, code: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ ...TOTP_FORM, secret: key }).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / TOTP_FORM.period) + delta
}

export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ size: RECOVERY_BYTES }).base32
    return letters.match(/.{4}/g)?.join("-") ?? letters
  })

/** As it was shown or typed: in lower case, without its dashes. */
export const recoveryHash = (auth_identity_id: string, code: string) =>
  createHash("sha256")
    .update(`${auth_identity_id} ${code.toUpperCase().replace(/[^A-Z2-7]/g, "")}`)
    .digest("base64url")
