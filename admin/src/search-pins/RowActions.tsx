import type { SearchPinRow } from "@haat/search/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import IconButton from "@mui/material/IconButton"
import { CanAccess, useRecordContext, useTranslate } from "react-admin"
import { usePinForm } from "./use-pin-form"
import { useSearchPins } from "./use-search-pins"

/** Changes or deletes what comes first for the text of its row. */
export const RowActions = () => {
  const translate = useTranslate()
  const pin = useRecordContext<SearchPinRow>()
  const { open, form, busy: opening } = usePinForm()
  const { remove, busy } = useSearchPins()
  if (!pin) return null
  const { text } = pin
  return (
    <CanAccess action="edit">
      <IconButton
        disabled={busy || opening}
        onClick={() => open({ pin })}
        aria-label={translate("resources.search-pins.editOne", { text })}
      >
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        disabled={busy}
        onClick={() => remove(pin)}
        aria-label={translate("resources.search-pins.deleteOne", { text })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {form}
    </CanAccess>
  )
}
