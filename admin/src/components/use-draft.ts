import { useCallback, useEffect, useState } from "react"

/**
 * What a form holds, with a way to write it down for the reload that follows, after which the form begins with that and
 * not with `empty`.
 * @returns the draft, how to change it, and `keep`, for `useUnsaved`
 */
export const useDraft = <T>(form: string, empty: T) => {
  const place = `draft:back-office:${form}`
  const [draft, setDraft] = useState<T>(() => JSON.parse(sessionStorage.getItem(place) ?? "null") ?? empty)
  // Not while it is read: React may throw away what it has drawn and begin anew.
  useEffect(() => sessionStorage.removeItem(place), [place])
  const keep = useCallback(() => sessionStorage.setItem(place, JSON.stringify(draft)), [place, draft])
  return [draft, setDraft, keep] as const
}
