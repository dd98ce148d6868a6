import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

/** People one below the other. `label` names the list for those who do not see its heading. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
    {children}
  </Card>
)

type Props = { title: string; lines: string[]; aside?: ReactNode; children: ReactNode }

/** One of them: who, what is known, and what can be done. */
export const Row = ({ title, lines, aside, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 1.5,
      px: { xs: 2, sm: 3 },
      py: 2,
      "&:not(:first-of-type)": { borderTop: 1, borderColor: "divider" },
    }}
  >
    <Box sx={{ flex: "1 1 240px", minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
        {title} {aside}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ color: "text.secondary", fontSize: "0.875rem", overflowWrap: "anywhere" }}>
          {line}
        </Typography>
      ))}
    </Box>
    <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>{children}</Box>
  </Box>
)
