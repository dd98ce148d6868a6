import Box from "@mui/material/Box"
import { Translate } from "react-admin"

export const SkipLink = () => (
  <Box
    component="a"
    href="#main"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById("main")?.focus()
    }}
    sx={{
      position: "fixed",
      left: 8,
      top: -80,
      zIndex: 2000,
      px: 2,
      py: 1.25,
      borderRadius: "10px",
      bgcolor: "primary.main",
      color: "primary.contrastText",
      fontWeight: 600,
      "&:focus": { top: 8 },
    }}
  >
    <Translate i18nKey="layout.skip" />
  </Box>
)
