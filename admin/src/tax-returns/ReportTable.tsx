import type { TaxReportRow } from "@haat/gst/contract"
import { inRupees } from "@haat/sdk/money"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { shortDay } from "../components/format"
import { useWords } from "./use-words"

const AMOUNTS = ["taxable", "cgst", "sgst", "igst", "total"] as const

type Props = { rows: TaxReportRow[]; nameOf: (state: string) => string }

/** Sales and tax, a row for each day, state and rate. */
export const ReportTable = ({ rows, nameOf }: Props) => {
  const translate = useWords()
  return (
    <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="region" aria-label={translate("report")}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{translate("day")}</TableCell>
            <TableCell>{translate("state")}</TableCell>
            <TableCell align="right">{translate("rate")}</TableCell>
            {AMOUNTS.map((name) => (
              <TableCell key={name} align="right">
                {translate(`columns.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.day} ${row.state} ${row.rate}`}>
              <TableCell component="th" scope="row">
                {shortDay(row.day)} {row.day.slice(0, 4)}
              </TableCell>
              <TableCell>{nameOf(row.state)}</TableCell>
              <TableCell align="right">{row.rate / 100}%</TableCell>
              {AMOUNTS.map((name) => (
                <TableCell key={name} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                  {inRupees(row[`${name}_paise`])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
