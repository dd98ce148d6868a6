import type { SearchFigure } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, ResourceContextProvider, useRecordContext, useTranslate } from "react-admin"
import { SynonymsForm } from "../synonyms/SynonymsForm"

/** What can be done about the search of its row. */
export const RowActions = () => {
  const translate = useTranslate()
  const search = useRecordContext<SearchFigure>()
  const [isOpen, setOpen] = useState(false)
  if (!search) return null
  const { text } = search
  return (
    <CanAccess resource="synonyms" action="create">
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={translate("resources.searches.makeSynonymOf", { text })}
      >
        {translate("resources.searches.makeSynonym")}
      </Button>
      {isOpen && (
        <ResourceContextProvider value="synonyms">
          <SynonymsForm start={text} onClose={() => setOpen(false)} />
        </ResourceContextProvider>
      )}
    </CanAccess>
  )
}
