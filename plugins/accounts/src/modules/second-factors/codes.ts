import { createHash } from "node:crypto"
import { Secret, TOTP } from "otpauth"
import { RECOVERY_CODES } from "../../contract"

/**
 * Parameters that every authenticator app supports; a code of the step before or after is accepted, as clocks differ.
 */
const TOTP_OPTIONS = { algorithm: "SHA1", digits: 6, period: 30 }
const KEY_BYTES = 20
const TOTP_WINDOW_STEPS = 1
/** 80 bits cannot be guessed, so an unsalted fast hash is enough. */
const RECOVERY_BYTES = 10

/** A new key for an authenticator app, in base32. */
export const createTotpKey = () => new Secret({ size: KEY_BYTES }).base32

/** Returns the otpauth URI that an authenticator app reads from the QR code. */
export const authenticatorUri = (key: string, issuer: string, label: string) =>
  new TOTP({ ...TOTP_OPTIONS, secret: key, issuer, label }).toString()

/** Returns the 30-second time step of a code; undefined when the code is wrong or too old. */
export function validateTotp(key: string, code: string, now = Date.now()): number | undefined {
  const delta = new TOTP({ ...TOTP_OPTIONS, secret: key }).validate({
    token: code,
    timestamp: now,
    window: TOTP_WINDOW_STEPS,
  })
  return delta === null ? undefined : Math.floor(now / 1000 / TOTP_OPTIONS.period) + delta
}

export const createRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = new Secret({ size: RECOVERY_BYTES }).base32
    return letters.match(/.{4}/g)?.join("-") ?? letters
  })

/** Hashes a recovery code, ignoring case and dashes. */
export const hashRecoveryCode = (auth_identity_id: string, code: string) =>
  createHash("sha256")
    .update(`${auth_identity_id} ${code.toUpperCase().replace(/[^A-Z2-7]/g, "")}`)
    .digest("base64url")
