import { ReceiveReturn, RejectReturn, type ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useMemo } from "react"
import { TextInput, useTranslate } from "react-admin"
import type { z } from "zod"
import { AmountInput } from "../components/AmountInput"
import { DialogForm } from "../components/DialogForm"
import { TWO_COLUMNS } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { type ReturnStep, useMoveReturn } from "./use-move-return"

const WORDS = "resources.returns"

type Props = { row: ReturnRow; onClose: () => void }
type MoveFormProps = Props & {
  step: ReturnStep
  word: "reject" | "receive"
  contract: z.ZodType
  start: object
  children: ReactNode
}

const MoveForm = ({ row, step, word, contract, start, onClose, children }: MoveFormProps) => {
  const translate = useTranslate()
  const move = useMoveReturn(row.id)
  const resolver = useMemo(() => zodForm(contract), [contract])
  return (
    <DialogForm
      title={translate(`${WORDS}.${word}Title`)}
      submitLabel={`${WORDS}.${word}`}
      defaultValues={start}
      resolver={resolver}
      onSubmit={(values) => move(step, values).then(onClose)}
      onClose={onClose}
    >
      <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.${word}Text`)}</Typography>
      {children}
    </DialogForm>
  )
}

const NO_REASON = { reason: "" }

/** Asks why a return is not taken; the shopper reads it. */
export const RejectForm = (props: Props) => (
  <MoveForm {...props} step="rejection" word="reject" contract={RejectReturn} start={NO_REASON}>
    <TextInput source="reason" label={`${WORDS}.rejectReason`} isRequired autoFocus multiline minRows={2} />
  </MoveForm>
)

const KINDS = { resellable: "resellable", damaged: "damagedOf" }

/** Asks how many pieces of each line have come back, and how many of them are damaged; all are fine at first. */
export const ReceiveForm = (props: Props) => {
  const translate = useTranslate()
  const { lines } = props.row
  const start = useMemo(
    () => ({ lines: lines.map(({ line_id, quantity }) => ({ line_id, resellable: quantity, damaged: 0 })) }),
    [lines],
  )
  return (
    <MoveForm {...props} step="receipt" word="receive" contract={ReceiveReturn} start={start}>
      {lines.map(({ line_id, name, quantity }, at) => (
        <Box key={line_id} sx={TWO_COLUMNS}>
          {Object.entries(KINDS).map(([kind, label]) => (
            <AmountInput
              key={kind}
              source={`lines.${at}.${kind}`}
              label={translate(`${WORDS}.${label}`, { name })}
              helperText={translate(`${WORDS}.ofPieces`, { count: quantity })}
              step={1}
            />
          ))}
        </Box>
      ))}
    </MoveForm>
  )
}
