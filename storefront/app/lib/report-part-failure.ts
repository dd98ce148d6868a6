import { sdk } from "./backend/sdk.ts"

const reported = new Set<string>()

/**
 * Tells the shop that a part of a plugin failed in this browser, once in a visit: the owner sees where, and the kind of
 * the error, never its text.
 */
export function reportFailure(name: string, error: unknown) {
  if (reported.has(name)) return
  reported.add(name)
  const failures = [{ name, error: error instanceof Error ? error.name : "Error" }]
  sdk.client.fetch("/store/part-failures", { method: "POST", body: { failures } }).catch(() => undefined)
}
