import { grouped } from "@haat/sdk/money"
import type { SearchFigure } from "@haat/search/contract"
import SearchesIcon from "@mui/icons-material/QueryStatsOutlined"
import Typography from "@mui/material/Typography"
import { useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { SearchFilter } from "../components/Filters"
import { shortDay } from "../components/format"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"
import { FIRST_PERIOD, PeriodChoice, WithoutChoice } from "./Choices"
import { RowActions } from "./RowActions"

const SEARCHES = "resources.searches"

/** Searches of shoppers, searches without results and results without clicks, each with a way to improve it. */
const SearchList = () => {
  const translate = useTranslate()
  const counted = (key: string, value: number) =>
    translate(`${SEARCHES}.${key}`, { smart_count: value, count: grouped(value) })
  return (
    <List
      perPage={50}
      sort={{ field: "searches", order: "DESC" }}
      filterDefaultValues={{ days: FIRST_PERIOD }}
      failed={`${SEARCHES}.failed`}
      empty={<EmptyState icon={<SearchesIcon />} title={`${SEARCHES}.none`} text={`${SEARCHES}.noneText`} />}
      actions={<ExportButton />}
      above={
        <Typography sx={{ color: "text.secondary", maxWidth: 720, mb: 2 }}>{translate(`${SEARCHES}.about`)}</Typography>
      }
      filters={
        <>
          <SearchFilter label={`${SEARCHES}.search`} />
          <PeriodChoice />
          <WithoutChoice />
        </>
      }
    >
      <Table>
        <Col source="text" />
        <Col source="searches" sortByOrder="DESC" render={(row: SearchFigure) => counted("searched", row.searches)} />
        <Col source="clicks" sortByOrder="DESC" render={(row: SearchFigure) => counted("clicked", row.clicks)} />
        <Col source="found" render={(row: SearchFigure) => counted("products", row.found)} />
        <Col source="last_day" sortByOrder="DESC" render={(row: SearchFigure) => shortDay(row.last_day)} />
        <Col source="actions" disableSort align="right" render={() => <RowActions />} />
      </Table>
    </List>
  )
}

export default SearchList
