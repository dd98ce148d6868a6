import { randomUUID } from "node:crypto"

/** Identifies one request in its response, our logs and the backend's. Ids that clients send are never used. */
export const nextRequestId = (): string => randomUUID()
