import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { useTranslate } from "react-admin"

type Props = { title: string; hint?: string; columns?: boolean; children?: ReactNode }

export const Group = ({ title, hint, columns, children }: Props) => {
  const id = useId()
  const translate = useTranslate()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {translate(title)}
      </Typography>
      {hint && (
        <Typography sx={{ fontSize: "0.875rem", color: "text.secondary", mt: 0.5 }}>{translate(hint)}</Typography>
      )}
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          mt: 1.5,
          alignItems: "start",
          gridTemplateColumns: columns ? { sm: "1fr 1fr" } : "minmax(0, 1fr)",
        }}
      >
        {children}
      </Box>
    </Box>
  )
}
