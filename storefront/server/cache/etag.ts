import { createHash } from "node:crypto"

/** The ETag of a body. Weak, because its compressed forms have other bytes. */
export const etagOf = (body: Uint8Array) => `W/"${createHash("sha1").update(body).digest("base64url")}"`
