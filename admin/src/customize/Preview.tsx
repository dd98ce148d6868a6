import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

/** Layout of a form and its preview, which is below on a phone. */
export const SIDE_BY_SIDE = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
}

/** Frame for what shoppers see of what is edited. */
export const Preview = ({ tools, children }: { tools?: ReactNode; children: ReactNode }) => {
  const title = useTranslate()("resources.customize.preview")
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", mb: 1, minHeight: 36 }}>
        <Typography variant="h3">{title}</Typography>
        {tools}
      </Box>
      {children}
    </Box>
  )
}
