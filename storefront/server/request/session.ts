import type { IncomingMessage } from "node:http"

/** True when the request carries a session cookie or a token: it is never served from the page cache. */
export const mayBeSignedIn = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || headers.cookie?.includes("connect.sid=") === true
