import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import { Link } from "react-router-dom"

type Row = { id: string; to: string; title: string; below?: string; end: string }
type Props = { title: string; number: string; rows: Row[]; empty: string; all?: string }

const CUT = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const

/** A number, a few rows behind it, each a link, and the way to all of them. */
export const Panel = ({ title, number, rows, empty, all }: Props) => {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: 1.5, px: { xs: 2, sm: 3 }, py: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Box sx={{ color: "text.secondary", fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>{number}</Box>
      </Box>
      {rows.length ? (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {rows.map((row) => (
            <Box component="li" key={row.id} sx={{ borderTop: 1, borderColor: "divider" }}>
              <Box
                component={Link}
                to={row.to}
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
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, ...CUT }}>{row.title}</Box>
                  {row.below && <Box sx={{ color: "text.secondary", fontSize: "0.8125rem", ...CUT }}>{row.below}</Box>}
                </Box>
                <Box sx={{ fontSize: "0.875rem", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" }}>
                  {row.end}
                </Box>
              </Box>
            </Box>
          ))}
        </Box>
      ) : (
        <Typography sx={{ color: "text.secondary", px: { xs: 2, sm: 3 }, pb: 2 }}>{empty}</Typography>
      )}
      {all && rows.length > 0 && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: "divider" }}>
          <Button component={Link} to={all}>
            Show all
          </Button>
        </Box>
      )}
    </Card>
  )
}
