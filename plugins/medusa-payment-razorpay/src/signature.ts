import { createHmac, timingSafeEqual } from "node:crypto"

/** Whether `signature` is the hex HMAC-SHA256 of the text. Takes as long for a wrong one as for a right one. */
export function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(text).digest()
  const given = Buffer.from(signature, "hex")
  return /^[0-9a-f]{64}$/.test(signature) && timingSafeEqual(given, expected)
}
