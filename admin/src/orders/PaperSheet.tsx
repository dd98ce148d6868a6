import Box from "@mui/material/Box"
import GlobalStyles from "@mui/material/GlobalStyles"
import type { ReactNode } from "react"

/** Prints the sheet alone, black on white in any theme. */
const PRINT = {
  "@page": { margin: "14mm" },
  "@media print": {
    "body *": { visibility: "hidden" },
    "#sheet, #sheet *": { visibility: "visible" },
    "#sheet": { position: "absolute", inset: "0 0 auto 0", border: "0 !important", padding: "0 !important" },
    body: { background: "#fff !important" },
  },
} as const

const SHEET = {
  maxWidth: 800,
  mx: "auto",
  p: { xs: 2, sm: 5 },
  bgcolor: "#fff",
  color: "#111",
  border: "1px solid #d9d2c4",
  borderRadius: "12px",
  colorScheme: "light",
  fontSize: "0.9375rem",
  "& table": { width: "100%", borderCollapse: "collapse", my: 3 },
  "& th, & td": { textAlign: "left", py: 1, borderBottom: "1px solid #ccc", verticalAlign: "top" },
  "& .number": { textAlign: "right", fontVariantNumeric: "tabular-nums", pl: 1, whiteSpace: "nowrap" },
  "& tr": { breakInside: "avoid" },
} as const

export const PaperSheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <GlobalStyles styles={PRINT} />
    <Box id="sheet" component="article" aria-label={title} sx={SHEET}>
      {children}
    </Box>
  </>
)
