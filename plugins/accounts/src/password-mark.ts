import { createHash } from "node:crypto"
import type { AuthIdentityDTO } from "@medusajs/framework/types"

/** Returns a fingerprint of a password hash. Sessions store it, so that they end when the password changes. */
export const passwordMark = (hash: string) => createHash("sha256").update(hash).digest("base64url").slice(0, 22)

/** Returns the password mark that the username provider put into an identity it signed in or registered. */
export const getPasswordMark = ({ provider_identities }: AuthIdentityDTO) =>
  String(provider_identities?.find(({ provider }) => provider === "username")?.provider_metadata?.password_mark)
