import { FetchError } from "../../lib/sdk.ts"

/** The server's own sentence when it refused, else `otherwise`. */
export const explain = (error: unknown, otherwise: string) =>
  error instanceof FetchError && error.status && error.status < 500 && error.message ? error.message : otherwise
