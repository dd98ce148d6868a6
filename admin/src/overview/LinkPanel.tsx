import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useId } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { type LinkRow, LinkRows } from "./LinkRows"

type Props = { title: string; number: string; rows: LinkRow[]; empty: string; all?: string }

/** A number, a few rows behind it, each a link, and the way to all of them. */
export const Panel = ({ title, number, rows, empty, all }: Props) => {
  const translate = useTranslate()
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
        <LinkRows rows={rows} />
      ) : (
        <Typography sx={{ color: "text.secondary", px: { xs: 2, sm: 3 }, pb: 2 }}>{empty}</Typography>
      )}
      {all && rows.length > 0 && (
        <Box sx={{ p: 1, borderTop: 1, borderColor: "divider" }}>
          <Button component={Link} to={all}>
            {translate("resources.overview.showAll")}
          </Button>
        </Box>
      )}
    </Card>
  )
}
