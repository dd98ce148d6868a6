import { grouped } from "@haat/sdk/money"
import { SEARCH_PERIODS, type SearchFigure } from "@haat/search/contract"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CanAccess, useDataProvider, useListContext, useRecordContext, useTranslate } from "react-admin"
import { ActionButton, TextButton } from "../components/buttons"
import { Choice, FilterChoice } from "../components/Choice"
import { RecordDialog, type RecordDialogProps } from "../components/DialogResource"
import { ExportButton } from "../components/ExportButton"
import { shortDay } from "../components/format"
import { ResourceList } from "../components/ResourceList"
import { Col, Table } from "../components/Table"
import { searchPins } from "../search-pins/List"
import { synonyms } from "../synonyms/List"

const SEARCHES = "resources.searches"

const SearchList = () => {
  const translate = useTranslate()
  const countText = (key: string, value: number) =>
    translate(`${SEARCHES}.${key}`, { smart_count: value, count: grouped(value) })
  return (
    <ResourceList
      perPage={50}
      sort={{ field: "searches", order: "DESC" }}
      filterDefaultValues={{ days: FIRST_PERIOD }}
      actions={<ExportButton />}
      filters={
        <>
          <PeriodChoice />
          <FilterChoice source="without" values={{ all: undefined, result: "result", click: "click" }} />
        </>
      }
    >
      <Table>
        <Col source="text" />
        <Col source="searches" sortByOrder="DESC" render={(row: SearchFigure) => countText("searched", row.searches)} />
        <Col source="clicks" sortByOrder="DESC" render={(row: SearchFigure) => countText("clicked", row.clicks)} />
        <Col source="found" render={(row: SearchFigure) => countText("products", row.found)} />
        <Col source="last_day" sortByOrder="DESC" render={(row: SearchFigure) => shortDay(row.last_day)} />
        <Col source="actions" disableSort align="right" render={() => <RowActions />} />
      </Table>
    </ResourceList>
  )
}

const FIRST_PERIOD = SEARCH_PERIODS[1]

const PeriodChoice = () => {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  return (
    <Choice
      label={translate(`${SEARCHES}.period`)}
      value={String(filterValues.days ?? FIRST_PERIOD)}
      options={Object.fromEntries(SEARCH_PERIODS.map((days) => [days, translate(`${SEARCHES}.days`, { days })]))}
      onChoose={(days) => setFilters({ ...filterValues, days: Number(days) })}
    />
  )
}

const FIRST_ROW = { pagination: { page: 1, perPage: 1 }, sort: { field: "id", order: "ASC" } } as const

const RowActions = () => {
  const translate = useTranslate()
  const data = useDataProvider()
  const { text } = useRecordContext() as SearchFigure
  const [dialog, setDialog] = useState<Omit<RecordDialogProps, "onClose">>()
  const openPin = async () => {
    const { data: pins } = await data.getList("search-pins", { filter: { text }, ...FIRST_ROW })
    setDialog({ ...searchPins, record: pins[0], start: { text } })
  }
  return (
    <CanAccess resource="synonyms" action="create">
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: { md: "flex-end" }, ml: { xs: -2, md: 0 } }}>
        <TextButton
          size="small"
          label={`${SEARCHES}.makeSynonym`}
          aria-label={translate(`${SEARCHES}.makeSynonymOf`, { text })}
          onClick={() => setDialog({ ...synonyms, start: { words: `${text}, ` } })}
        />
        <ActionButton
          size="small"
          label={`${SEARCHES}.pinProducts`}
          aria-label={translate(`${SEARCHES}.pinProductsFor`, { text })}
          action={openPin}
        />
      </Box>
      {dialog && <RecordDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </CanAccess>
  )
}

export default SearchList
