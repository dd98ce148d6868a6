import { createHash } from "node:crypto"

/** Weak, because the compressed forms of a body differ byte by byte. */
export const etagOf = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`
