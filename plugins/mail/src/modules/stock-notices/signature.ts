import { createHmac, timingSafeEqual } from "node:crypto"

/** Returns the signature of a link, which proves that the shop made it for this notice id. */
export const signNotice = (id: string, secret: string) =>
  createHmac("sha256", secret).update(`stock-notice ${id}`).digest("base64url")

export function isSignedNotice(id: string, signature: string, secret: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signNotice(id, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
