import type { Me } from "@haat/back-office/contract"
import { request } from "../http-client"

const FRESH_FOR_MS = 10_000

let latest: { at: number; me: Promise<Me> } | undefined
let known: Promise<Me> | undefined

/** What the signed-in administrator may do, as the server says it now. */
export const askMe = (): Promise<Me> => {
  const me = request<Me>("me")
  latest = { at: Date.now(), me }
  known ??= me
  me.then(() => {
    known = me
  }, resetMe)
  return me
}

/**
 * The same as it was last heard, so that no screen waits for it; asked again, at most every ten seconds, meanwhile. The
 * server decides all the same.
 */
export const knownMe = () => {
  if (!latest || Date.now() - latest.at > FRESH_FOR_MS) askMe()
  return known as Promise<Me>
}

export const resetMe = () => {
  latest = undefined
  known = undefined
}
