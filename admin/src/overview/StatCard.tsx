import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import type { ComponentType } from "react"

type Props = {
  name: string
  icon: ComponentType<SvgIconProps>
  /** The number, and what it is made of or leaves out; none while it is loaded. */
  lines: string[]
}

/** One number. */
export const StatCard = ({ name, icon: Icon, lines: [value, ...parts] }: Props) => (
  <Card sx={{ p: 2.5, display: "flex", alignItems: "flex-start", justifyContent: "space-between" }}>
    <Box>
      <Typography component="h2" sx={{ color: "text.secondary", fontWeight: 600, fontSize: "0.875rem" }}>
        {name}
      </Typography>
      <Typography sx={NUMBER}>{value ?? <Skeleton width={96} />}</Typography>
      {parts.map((part) => (
        <Typography
          key={part}
          sx={{ color: "text.secondary", fontSize: "0.8125rem", fontVariantNumeric: "tabular-nums" }}
        >
          {part}
        </Typography>
      ))}
    </Box>
    <Box sx={PICTURE}>
      <Icon fontSize="small" />
    </Box>
  </Card>
)

const NUMBER = {
  fontSize: { xs: "1.5rem", sm: "1.75rem" },
  overflowWrap: "anywhere",
  fontWeight: 700,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
} as const

const PICTURE = {
  display: { xs: "none", sm: "grid" },
  placeItems: "center",
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: "12px",
  bgcolor: "secondary.light",
  color: "secondary.main",
} as const
