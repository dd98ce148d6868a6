import RefreshIcon from "@mui/icons-material/Refresh"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useEffect, useState } from "react"
import { useTranslate } from "react-admin"
import { useAgo } from "./use-ago"

type Props = { isFetching: boolean; onRefresh: () => void }

/** When what is on the screen was fetched, and a button to fetch it again. */
export const LastUpdated = ({ isFetching, onRefresh }: Props) => {
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
