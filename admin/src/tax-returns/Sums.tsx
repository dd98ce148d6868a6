import type { GstReturn, ReturnSums } from "@haat/gst/contract"
import { grouped, inRupees } from "@haat/sdk/money"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { useWords } from "./use-words"

const COLUMNS = ["kind", "documents", "taxable", "cgst", "sgst", "igst", "untaxed", "rounding", "total", "ledger"]

/** Invoiced and credited sums of the month, beside those of the shop's own books. */
export const Sums = ({ month: { invoiced, credited, ledger } }: { month: GstReturn }) => {
  const translate = useWords()
  const row = (key: "invoiced" | "credited", sums: ReturnSums, books: number) => (
    <TableRow>
      <TableCell component="th" scope="row">
        {translate(`${key}`)}
      </TableCell>
      <TableCell align="right">{grouped(sums.documents)}</TableCell>
      {[
        ...[sums.taxable_paise, sums.cgst_paise, sums.sgst_paise, sums.igst_paise, sums.untaxed_paise],
        ...[sums.rounding_paise, sums.total_paise, books],
      ].map((paise, at) => (
        <TableCell key={at} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {inRupees(paise)}
        </TableCell>
      ))}
    </TableRow>
  )
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate("sums")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map((name) => (
              <TableCell key={name} align={name === "kind" ? "left" : "right"}>
                {translate(`columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {row("invoiced", invoiced, ledger.invoiced_paise)}
          {row("credited", credited, ledger.credited_paise)}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
