import { randomBytes } from "node:crypto"

const process = randomBytes(6).toString("base64url")
let count = 0

/** Names one request in answers, logs and the backend's logs. Unique, not secret; ids from outside are never taken over. */
export const nextRequestId = () => `${process}-${(++count).toString(36)}`
