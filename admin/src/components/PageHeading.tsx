import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { useTitle } from "./EmptyState"

type Props = { title: string; below?: ReactNode; children?: ReactNode }

/** The screen's h1 (a text or its message key), a line below it, and its actions. */
export const PageHeading = ({ title: text, below, children }: Props) => {
  const title = useTranslate()(text)
  useTitle(title)
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, mb: 3 }}>
      <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {below}
      </Box>
      {children && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{children}</Box>}
    </Box>
  )
}
