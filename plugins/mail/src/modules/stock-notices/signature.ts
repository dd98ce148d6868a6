import { createHmac, timingSafeEqual } from "node:crypto"

/** Signs the notice's id for its link. */
export const signNotice = (id: string, secret: string) =>
  createHmac("sha256", secret).update(`stock-notice ${id}`).digest("base64url")

export function isSignedNotice(id: string, signature: string, secret: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signNotice(id, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
