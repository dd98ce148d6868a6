import type { Suggestions } from "@haat/search/contract"
import { useEffect, useState } from "react"
import { LOCALE } from "../../../../lib/language/locale.ts"

/** Pause in typing before suggestions are requested. */
const PAUSE_MS = 120
const TIMEOUT_MS = 5_000
/** A busy shop turns a read away for a moment: it is sent once more while the text is the same. */
const RETRY_MS = 1_000

/**
 * Suggestions for a text: those for the last one until these are there, and none when they cannot be loaded. It fetches
 * past the shop's own client, so that a suggestion that fails does not say that the shop cannot be reached.
 */
export function useSuggestions(text: string): Suggestions | undefined {
  const [known, setKnown] = useState<Suggestions>()
  useEffect(() => {
    if (!text) return setKnown(undefined)
    const ended = new AbortController()
    const { signal } = ended
    const load = async (isLast: boolean) => {
      const found = await request(text, signal).catch(() => undefined)
      if (signal.aborted) return
      setKnown(found)
      if (!found && !isLast) timer = setTimeout(load, RETRY_MS, true)
    }
    let timer = setTimeout(load, PAUSE_MS, false)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [text])
  return text ? known : undefined
}

async function request(text: string, ended: AbortSignal): Promise<Suggestions | undefined> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(TIMEOUT_MS)])
  const response = await fetch(`/store/catalog/suggestions?${new URLSearchParams({ q: text, ...LOCALE })}`, { signal })
  return response.ok ? response.json() : undefined
}
