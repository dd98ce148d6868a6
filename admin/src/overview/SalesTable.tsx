import type { DayOfSales } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { useTranslate } from "react-admin"
import { shortDay } from "../components/format"

/** The chart's numbers to read, the latest day first. */
const SalesTable = ({ days }: { days: DayOfSales[] }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.overview.${key}`)
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={t("tableLabel")}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t("day")}</TableCell>
            <TableCell align="right">{t("orders")}</TableCell>
            <TableCell align="right">{t("revenue")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {shortDay(day)} {day.slice(0, 4)}
              </TableCell>
              <TableCell align="right">{grouped(orders)}</TableCell>
              <TableCell align="right">{money(revenue)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

export default SalesTable
