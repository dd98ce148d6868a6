import type { DayOfSales } from "@haat/read-model/contract"
import { grouped } from "@haat/sdk/money"
import { useTranslate } from "react-admin"
import { FiguresTable } from "../components/FiguresTable"
import { MoneyField } from "../components/fields"
import { shortDay } from "../components/format"
import { Col } from "../components/Table"

const WORDS = "resources.overview"

/** The chart's numbers as a table, the latest day first. */
const SalesTable = ({ days }: { days: DayOfSales[] }) => (
  <FiguresTable label={useTranslate()(`${WORDS}.tableLabel`)} rows={days.toReversed()} maxHeight={360}>
    <Col label={`${WORDS}.day`} render={({ day }) => `${shortDay(day)} ${day.slice(0, 4)}`} />
    <Col label={`${WORDS}.orders`} align="right" render={({ orders }) => grouped(orders)} />
    <Col label={`${WORDS}.revenue`} align="right" source="revenue" field={MoneyField} />
  </FiguresTable>
)

export default SalesTable
