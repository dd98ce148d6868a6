import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { z } from "zod"
import { drafts } from "../../lib/device/drafts.ts"
import { meQuery } from "../../lib/person/me-query.ts"

/** Choices of the pay step, as far as it outlives signing in again. */
const PayChoices = z.object({
  method: z.enum(["cod", "online"]),
  wantsCredit: z.boolean().catch(true),
  gstin: z.string().catch(""),
  /** id of the address that the bill goes to; empty for where the goods go */
  billing: z.string().optional().catch(undefined),
})
type PayChoices = z.infer<typeof PayChoices>

/** Parses what is stored; undefined when it is nothing of ours. */
export const parsePayChoices = (stored: unknown): PayChoices | undefined => PayChoices.safeParse(stored).data

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
