import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { LinkButton } from "../components/links"

const WORDS = "resources.overview"
const CUT = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

const HEAD = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
  "& form": { mb: 0 },
} as const

type LinkPanelProps = {
  /** Text or its message key; so is `all`, the label of the link to `to`. */
  title: string
  all?: string
  to?: string
  aside: ReactNode
  children: ReactNode
}

/** A card of the overview with a title and a link to all. */
export const LinkPanel = ({ title, aside, all = `${WORDS}.showAll`, to, children }: LinkPanelProps) => {
  const translate = useTranslate()
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={HEAD}>
        <Typography variant="h2" id={id}>
          {translate(title, { _: title })}
        </Typography>
        {aside}
      </Box>
      {children}
      {to && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: "divider" }}>
          <LinkButton to={to} label={all} />
        </Box>
      )}
    </Card>
  )
}

/** A row of `LinkRows`. */
export type LinkRow = { id: string; to: string; title: string; below?: string; end: string; image?: ReactNode }

/** Rows that are links; react-admin's `SimpleList` cannot link to computed paths. */
export const LinkRows = ({ rows }: { rows: LinkRow[] }) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
    {rows.map(({ id, to, title, below, end, image }) => (
      <Box component="li" key={id} sx={{ borderTop: 1, borderColor: "divider" }}>
        <Box component={Link} to={to} sx={ROW}>
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

const ROW = {
  display: "flex",
  gap: 2,
  alignItems: "center",
  minHeight: 44,
  px: { xs: 2, sm: 3 },
  py: 1,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
} as const

/** A sentence in a `LinkPanel`. */
export const PanelText = ({ text, failed }: { text: string; failed?: boolean }) => (
  <Typography
    role={failed ? "alert" : undefined}
    sx={{ px: { xs: 2, sm: 3 }, pb: 2, color: failed ? "error.main" : "text.secondary" }}
  >
    {useTranslate()(text, { _: text })}
  </Typography>
)
