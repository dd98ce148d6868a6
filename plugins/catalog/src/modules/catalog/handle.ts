import { createHash } from "node:crypto"

/** Same for every spelling of a name that differs only in case, so that the unique handle rejects the second one. */
export const nameHandle = (name: string) => createHash("sha256").update(foldName(name)).digest("hex").slice(0, 8)

export const foldName = (name: string) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase()
