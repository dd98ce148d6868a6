import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { drafts } from "../../lib/device/drafts.ts"
import { meQuery } from "../../lib/person/me-query.ts"
import type { Method } from "./payment-choice.tsx"

/** Choices of the pay step, as far as it outlives signing in again. */
type PayChoices = {
  method: Method
  wantsCredit: boolean
  gstin: string
  /** id of the address that the bill goes to; empty for where the goods go */
  billing?: string
}

/** Parses what is stored; undefined when it is nothing of ours. */
export const parsePayChoices = (stored: unknown): PayChoices | undefined => {
  const { method, wantsCredit, gstin, billing } = Object(stored) as Partial<PayChoices>
  if (method !== "cod" && method !== "online") return undefined
  return {
    method,
    wantsCredit: wantsCredit !== false,
    gstin: typeof gstin === "string" ? gstin : "",
    ...(typeof billing === "string" && { billing }),
  }
}

/**
 * Keeps the choices in this tab while signing in is asked for, and restores them, once, when the same person is back at
 * the pay step.
 * @param restore is called with the kept choices
 */
export function usePayChoices(choices: PayChoices, isSignInNeeded: boolean, restore: (kept: PayChoices) => void) {
  const client = useQueryClient()
  const [person] = useState(() => client.getQueryData(meQuery.queryKey)?.id ?? "guest")
  const key = `pay:${person}`
  const onRestore = useRef(restore)

  useEffect(() => {
    const kept = parsePayChoices(drafts.read(key))
    drafts.discard(key)
    if (kept) onRestore.current(kept)
  }, [key])

  const { method, wantsCredit, gstin, billing } = choices
  useEffect(() => {
    if (isSignInNeeded) drafts.write(key, { method, wantsCredit, gstin, billing })
  }, [key, isSignInNeeded, method, wantsCredit, gstin, billing])
}
