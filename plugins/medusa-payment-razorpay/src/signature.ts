import { createHmac, timingSafeEqual } from "node:crypto"

/** True when `signature` is the hex HMAC-SHA256 of the text. Compares in constant time. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest()
  const actual = Buffer.from(signature, "hex")
  return /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(actual, expected)
}
