import Box from "@mui/material/Box"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"

export type LinkRow = { id: string; to: string; title: string; below?: string; end: string; image?: ReactNode }

const CUT = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

/** A few rows, each a link. Not react-admin's `SimpleList`, which makes no link of an address that is computed. */
export const LinkRows = ({ rows }: { rows: LinkRow[] }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {rows.map(({ id, to, title, below, end, image }) => (
      <Box component="li" key={id} sx={{ borderTop: 1, borderColor: "divider" }}>
        <Box
          component={Link}
          to={to}
          sx={{
            display: "flex",
            gap: 2,
            alignItems: "center",
            minHeight: 44,
            px: { xs: 2, sm: 3 },
            py: 1,
            color: "inherit",
            textDecoration: "none",
            "&:hover": { bgcolor: "action.hover" },
          }}
        >
          {image}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600, ...CUT }}>{title}</Box>
            {below && <Box sx={{ color: "text.secondary", fontSize: "0.8125rem", ...CUT }}>{below}</Box>}
          </Box>
          <Box sx={{ fontSize: "0.875rem", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>{end}</Box>
        </Box>
      </Box>
    ))}
  </Box>
)
