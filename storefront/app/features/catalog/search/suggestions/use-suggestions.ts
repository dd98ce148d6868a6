import type { Suggestions } from "@haat/catalog/contract"
import { useEffect, useState } from "react"
import { LOCALE } from "../../../../lib/language/locale.ts"

/** Between two letters of somebody who types: nothing is asked for what is not yet finished. */
const PAUSE_MS = 120
const TIMEOUT_MS = 5_000

/**
 * Suggestions for a text: those for the last one until these are there, and none when they cannot be loaded. It asks past
 * the shop's own client, so that a suggestion that fails does not say that the shop cannot be reached.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const [known, setKnown] = useState<Suggestions>()
  useEffect(() => {
    if (!text) return setKnown(undefined)
    const ended = new AbortController()
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)])
    const timer = setTimeout(async () => {
      const found = await request(text, signal).catch(() => undefined)
      if (!ended.signal.aborted) setKnown(found)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [text])
  return text ? known : undefined
}

async function request(text: string, signal: AbortSignal): Promise<Suggestions | undefined> {
  const response = await fetch(`/store/catalog/suggestions?${new URLSearchParams({ q: text, ...LOCALE })}`, { signal })
  return response.ok ? response.json() : undefined
}
