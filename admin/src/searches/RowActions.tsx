import type { SearchFigure } from "@haat/search/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, ResourceContextProvider, useRecordContext, useTranslate } from "react-admin"
import { usePinForm } from "../search-pins/use-pin-form"
import { SynonymsForm } from "../synonyms/SynonymsForm"

const SEARCHES = "resources.searches"

/** What can be done about the search of its row. */
export const RowActions = () => {
  const translate = useTranslate()
  const search = useRecordContext<SearchFigure>()
  const [isOpen, setOpen] = useState(false)
  const { open, form, busy } = usePinForm()
  if (!search) return null
  const { text } = search
  return (
    <CanAccess resource="synonyms" action="create">
      <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: { md: "flex-end" }, ml: { xs: -2, md: 0 } }}>
        <Button
          size="small"
          onClick={() => setOpen(true)}
          aria-label={translate(`${SEARCHES}.makeSynonymOf`, { text })}
        >
          {translate(`${SEARCHES}.makeSynonym`)}
        </Button>
        <Button
          size="small"
          disabled={busy}
          onClick={() => open({ text })}
          aria-label={translate(`${SEARCHES}.pinProductsFor`, { text })}
        >
          {translate(`${SEARCHES}.pinProducts`)}
        </Button>
      </Box>
      {isOpen && (
        <ResourceContextProvider value="synonyms">
          <SynonymsForm start={text} onClose={() => setOpen(false)} />
        </ResourceContextProvider>
      )}
      {form}
    </CanAccess>
  )
}
