import { createHash } from "node:crypto"

/** Returns a hash of the folded name, so that names that differ only in case get the same unique handle. */
export const nameHandle = (name: string) => createHash("sha256").update(foldName(name)).digest("hex").slice(0, 8)

/** Normalizes case, spaces and Unicode form of a name, to compare names. */
export const foldName = (name: string) => name.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase()
