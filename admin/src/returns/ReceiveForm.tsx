import type { ReturnRow } from "@haat/checkout/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import DialogContentText from "@mui/material/DialogContentText"
import { useMemo } from "react"
import { ResourceContextProvider, useTranslate } from "react-admin"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { useReturnForm } from "./use-return-form"

const WORDS = "resources.returns"

/** Asks how many pieces of each line have come back, and how many of them are damaged; all of them are fine until said otherwise. */
export const ReceiveForm = ({ row, onClose }: { row: ReturnRow; onClose: () => void }) => {
  const translate = useTranslate()
  const { send, failure } = useReturnForm(row.id, "receipt", onClose)
  const all = useMemo(
    () => ({ lines: row.lines.map(({ line_id, quantity }) => ({ line_id, resellable: quantity, damaged: 0 })) }),
    [row.lines],
  )
  return (
    <ResourceContextProvider value="returns">
      <DialogForm
        title={translate(`${WORDS}.receiveTitle`)}
        submitLabel={`${WORDS}.receive`}
        defaultValues={all}
        onSubmit={send}
        onClose={onClose}
      >
        <DialogContentText>{translate(`${WORDS}.receiveText`)}</DialogContentText>
        {failure && <Alert severity="error">{failure}</Alert>}
        {row.lines.map(({ line_id, name, quantity }, at) => (
          <Box key={line_id} sx={{ display: "grid", gap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
            <AmountInput
              source={`lines.${at}.resellable`}
              label={translate(`${WORDS}.resellable`, { name })}
              helperText={translate(`${WORDS}.ofPieces`, { count: quantity })}
              step={1}
            />
            <AmountInput
              source={`lines.${at}.damaged`}
              label={translate(`${WORDS}.damagedOf`, { name })}
              helperText={translate(`${WORDS}.ofPieces`, { count: quantity })}
              step={1}
            />
          </Box>
        ))}
      </DialogForm>
    </ResourceContextProvider>
  )
}
