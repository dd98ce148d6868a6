import type { ReturnRow } from "@haat/checkout/contract"
import Alert from "@mui/material/Alert"
import DialogContentText from "@mui/material/DialogContentText"
import { ResourceContextProvider, TextInput, useTranslate } from "react-admin"
import { DialogForm } from "../components/DialogForm"
import { useReturnForm } from "./use-return-form"

const WORDS = "resources.returns"
const NOTHING = { reason: "" }

/** Asks why a return is not taken; the shopper reads it. */
export const RejectForm = ({ row, onClose }: { row: ReturnRow; onClose: () => void }) => {
  const translate = useTranslate()
  const { send, failure } = useReturnForm(row.id, "rejection", onClose)
  return (
    <ResourceContextProvider value="returns">
      <DialogForm
        title={translate(`${WORDS}.rejectTitle`)}
        submitLabel={`${WORDS}.reject`}
        defaultValues={NOTHING}
        onSubmit={send}
        onClose={onClose}
      >
        <DialogContentText>{translate(`${WORDS}.rejectText`)}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextInput source="reason" label={`${WORDS}.rejectReason`} isRequired autoFocus multiline minRows={2} />
      </DialogForm>
    </ResourceContextProvider>
  )
}
