import type { Call } from "@haat/sdk/server/legacy-call"
import type { MedusaRequest } from "@medusajs/framework/http"
import { nameOf } from "../call"
import { listCalls } from "../calls"

/**
 * Returns the name of the call in the client's spelling, if that is a declared one. Express takes a path in any case
 * for the first that matches, and the first version had one call under two spellings; any other spelling counts as the
 * call's own.
 */
export function spelledName(call: Call, { method, originalUrl }: Pick<MedusaRequest, "method" | "originalUrl">) {
  const route = `${method} ${originalUrl.split("?")[0]}`
  return listCalls().some((other) => nameOf(other) === route) ? route : nameOf(call)
}
