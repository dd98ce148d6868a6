import type { SearchFigure } from "@haat/search/contract"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CanAccess, useDataProvider, useRecordContext, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { RecordDialog, type RecordDialogProps } from "../components/DialogResource"
import { TextButton } from "../components/TextButton"
import { searchPins } from "../search-pins/dialog"
import { synonyms } from "../synonyms/dialog"

const SEARCHES = "resources.searches"
const FIRST = { pagination: { page: 1, perPage: 1 }, sort: { field: "id", order: "ASC" } } as const

/** Makes synonyms of the search of its row, or pins products for it. */
export const RowActions = () => {
  const translate = useTranslate()
  const data = useDataProvider()
  const { text } = useRecordContext() as SearchFigure
  const [dialog, setDialog] = useState<Omit<RecordDialogProps, "onClose">>()
  const openPin = async () => {
    const { data: pins } = await data.getList("search-pins", { filter: { text }, ...FIRST })
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
