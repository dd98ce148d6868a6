import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"

export const Waiting = () => (
  <Box role="status" aria-label="Loading" sx={{ display: "grid", placeItems: "center", minHeight: 320 }}>
    <CircularProgress aria-hidden />
  </Box>
)
