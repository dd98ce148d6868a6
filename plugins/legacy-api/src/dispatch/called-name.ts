import type { Call } from "@haat/sdk/server/legacy-call"
import type { MedusaRequest } from "@medusajs/framework/http"
import { callName } from "../call"
import { listCalls } from "../calls"

/**
 * Returns the name of a call in the client's spelling if that is declared, else the call's own name. Express matches
 * paths in any case, and the first version had one call with two spellings.
 */
export function calledName(call: Call, { method, originalUrl }: Pick<MedusaRequest, "method" | "originalUrl">) {
  const route = `${method} ${originalUrl.split("?")[0]}`
  return listCalls().some((other) => callName(other) === route) ? route : callName(call)
}
