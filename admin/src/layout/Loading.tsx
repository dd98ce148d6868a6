import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"
import { useTranslate } from "react-admin"

/** Shown while a screen is loaded. */
export const Loading = () => (
  <Box
    role="status"
    aria-label={useTranslate()("layout.loading")}
    sx={{ display: "grid", placeItems: "center", minHeight: 320 }}
  >
    <CircularProgress aria-hidden />
  </Box>
)
