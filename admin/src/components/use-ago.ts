import { useEffect, useState } from "react"
import { useTranslate } from "react-admin"
import { ago } from "./format"

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["hour", 3600],
  ["minute", 60],
]
const TICK_MS = 15_000

/** "just now", "3 minutes ago", kept true while it is shown. */
export const useAgo = (at: number): string => {
  const translate = useTranslate()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, (now - at) / 1000)
  const step = STEPS.find(([, size]) => seconds >= size)
  return step ? ago(Math.floor(seconds / step[1]), step[0]) : translate("components.justNow")
}
