import RefreshIcon from "@mui/icons-material/Refresh"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useEffect, useState } from "react"
import { useTranslate } from "react-admin"
import { ago } from "./format"

export const LastUpdated = ({ isFetching, onRefresh }: { isFetching: boolean; onRefresh: () => void }) => {
  const translate = useTranslate()
  const [at, setAt] = useState(Date.now)
  const ago = useAgo(at)
  useEffect(() => {
    if (!isFetching) setAt(Date.now())
  }, [isFetching])

  return (
    <Box sx={{ display: "flex", alignItems: "center", color: "text.secondary", fontSize: "0.875rem", minHeight: 40 }}>
      <span aria-live="polite">
        {translate(isFetching ? "components.updating" : "components.lastUpdated", { ago })}
      </span>
      <IconButton
        onClick={onRefresh}
        disabled={isFetching}
        aria-label={translate("components.refresh")}
        sx={{ ml: 0.5 }}
      >
        <RefreshIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["hour", 3600],
  ["minute", 60],
]
const TICK_MS = 15_000

/** Returns "just now" or "3 minutes ago", updated while it is shown. */
const useAgo = (at: number): string => {
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
