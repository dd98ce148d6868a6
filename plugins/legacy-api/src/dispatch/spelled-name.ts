import type { MedusaRequest } from "@medusajs/framework/http"
import { type Call, nameOf } from "../call"
import { CALLS } from "../calls"

/**
 * The name of the call as the client spelled it, where that is one of ours. Express takes a path in any case for the first
 * that matches, and the first version had one call under two spellings; any other spelling counts as the call's own.
 */
export function spelledName(call: Call, { method, originalUrl }: Pick<MedusaRequest, "method" | "originalUrl">) {
  const route = `${method} ${originalUrl.split("?")[0]}`
  return CALLS.some((other) => nameOf(other) === route) ? route : nameOf(call)
}
