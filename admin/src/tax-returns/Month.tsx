import { type GstReturn, RETURN_TABLES } from "@haat/gst/contract"
import { inRupees } from "@haat/sdk/money"
import Alert from "@mui/material/Alert"
import AlertTitle from "@mui/material/AlertTitle"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { Link as RouterLink } from "react-router-dom"
import { returnFile } from "./requests"
import { Sums } from "./Sums"
import { useWords } from "./use-words"

/** A month's sums, where they differ from the books, and its files. */
export const Month = ({ month }: { month: GstReturn }) => {
  const translate = useWords()
  const gstin = month.gstins.length > 1 ? month.gstin : undefined
  if (!month.gstin) return <Alert severity="info">{translate("unregistered")}</Alert>
  return (
    <>
      <Sums month={month} />
      <Box sx={{ my: 2 }}>
        <Differences differences={month.differences} />
      </Box>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {translate("files")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="contained" size="small" href={returnFile(month.month, "gstr1.json", gstin)} download>
          {translate("forPortal")}
        </Button>
        {RETURN_TABLES.map((table) => (
          <Button
            key={table}
            variant="outlined"
            size="small"
            href={returnFile(month.month, `${table}.csv`, gstin)}
            download
          >
            {translate(`tables.${table}`)}: {translate("rows", month.rows[table])}
          </Button>
        ))}
      </Box>
    </>
  )
}

const Differences = ({ differences }: Pick<GstReturn, "differences">) => {
  const translate = useWords()
  if (!differences.length) return <Alert severity="success">{translate("noDifferences")}</Alert>
  return (
    <Alert severity="warning">
      <AlertTitle>{translate("differences")}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 240, overflowY: "auto" }}>
        {differences.map(({ order_id, display_id, about, return_paise, ledger_paise }) => (
          <li key={`${order_id} ${about}`}>
            <Link
              component={RouterLink}
              to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: String(display_id) }))}`}
            >
              {translate(`about_${about}`, {
                ...{
                  number: `#${display_id}`,
                  documents: inRupees(return_paise),
                  books: inRupees(ledger_paise),
                },
              })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
