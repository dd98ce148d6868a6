import type { Synonyms } from "@haat/search/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import IconButton from "@mui/material/IconButton"
import { useState } from "react"
import { CanAccess, useRecordContext, useTranslate } from "react-admin"
import { SynonymsForm } from "./SynonymsForm"
import { useSynonyms } from "./use-synonyms"

/** Changes or deletes the line of its row. */
export const RowActions = () => {
  const translate = useTranslate()
  const line = useRecordContext<Synonyms>()
  const [isOpen, setOpen] = useState(false)
  const { remove, busy } = useSynonyms()
  if (!line) return null
  const { words } = line
  return (
    <CanAccess action="edit">
      <IconButton
        disabled={busy}
        onClick={() => setOpen(true)}
        aria-label={translate("resources.synonyms.editOne", { words })}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={busy}
        onClick={() => remove(line)}
        aria-label={translate("resources.synonyms.deleteOne", { words })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {isOpen && <SynonymsForm line={line} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
