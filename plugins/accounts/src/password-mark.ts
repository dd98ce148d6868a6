import { createHash } from "node:crypto"
import type { AuthIdentityDTO } from "@medusajs/framework/types"

/** Stands for one password of one person, and tells nothing of it: a session keeps the mark it was opened with. */
export const passwordMark = (hash: string) => createHash("sha256").update(hash).digest("base64url").slice(0, 22)

/** The mark that the username provider leaves with an identity it has signed in or registered. */
export const markOf = ({ provider_identities }: AuthIdentityDTO) =>
  String(provider_identities?.find(({ provider }) => provider === "username")?.provider_metadata?.password_mark)
