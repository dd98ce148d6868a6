import { ReceiveReturn, RejectReturn, type ReturnRow } from "@haat/checkout/contract"
import type { RefundableReturn } from "@haat/payments/contract"
import { toPaise } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react"
import { CanAccess, TextInput, useTranslate } from "react-admin"
import type { z } from "zod"
import { AmountInput } from "../components/AmountInput"
import { ActionButton } from "../components/buttons"
import { CardActions } from "../components/cards"
import { DialogForm } from "../components/DialogForm"
import { TWO_COLUMNS } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../use-shop-data"
import type { ReturnToRefund } from "./refund-form"
import { type ReturnStep, useMoveReturn } from "./use-move-return"

const RefundForm = lazy(async () => ({ default: (await import("./RefundForm")).RefundForm }))

const WORDS = "resources.returns"

type Action = { step: ReturnStep; word: "approve" | "reject" | "bookAgain" | "pickedUp" | "receive" }

const BOOK_AGAIN: Action = { step: "pickup", word: "bookAgain" }
const REJECT: Action = { step: "rejection", word: "reject" }
const ACTIONS: Partial<Record<ReturnRow["state"], Action[]>> = {
  requested: [{ step: "approval", word: "approve" }, REJECT],
  approved: [
    { step: "receipt", word: "receive" },
    { step: "picked-up", word: "pickedUp" },
  ],
  picked_up: [{ step: "receipt", word: "receive" }],
}

/**
 * Returns the actions for a return. A failed pickup can be booked again. An exchange can be rejected until its goods
 * arrive, which releases the pieces reserved for it.
 */
const actionsFor = ({ state, outcome, pickup, parcel }: ReturnRow): Action[] => {
  const failed = state === "approved" && pickup?.problem && !parcel
  const actions = [...(ACTIONS[state] ?? []), ...(failed ? [BOOK_AGAIN] : [])]
  return outcome === "exchange" && actions.length && !actions.includes(REJECT) ? [...actions, REJECT] : actions
}

const hasForm = (step: ReturnStep) => step === "rejection" || step === "receipt"

const questionFor = ({ step, word }: Action, { outcome }: ReturnRow) => {
  if (hasForm(step)) return undefined
  const text = word === "approve" && outcome === "exchange" ? "approveExchange" : `${word}Text`
  return {
    title: `${WORDS}.${word}Title`,
    text: `${WORDS}.${text}`,
    yes: `${WORDS}.${word}`,
    no: `${WORDS}.notYet`,
  }
}

export const ReturnActions = ({ row }: { row: ReturnRow }) => {
  const move = useMoveReturn(row.id)
  const [form, setForm] = useState<ReturnStep>()
  const close = () => setForm(undefined)
  const actions = actionsFor(row)
  return (
    <>
      <CanAccess resource="returns" action="edit">
        {form === "rejection" && <RejectForm row={row} onClose={close} />}
        {form === "receipt" && <ReceiveForm row={row} onClose={close} />}
        {actions.length > 0 && (
          <CardActions>
            {actions.map((action, at) => (
              <ActionButton
                key={action.word}
                label={`${WORDS}.${action.word}`}
                variant={at === 0 ? "contained" : "outlined"}
                scope={`returns ${row.id}`}
                question={questionFor(action, row)}
                action={async () => (hasForm(action.step) ? setForm(action.step) : move(action.step))}
              />
            ))}
          </CardActions>
        )}
      </CanAccess>
      {row.state === "received" && row.worth !== null && toPaise(row.worth - row.given) > 0 && (
        <CanAccess resource="orders" action="refund">
          <RefundAction row={row} />
        </CanAccess>
      )}
    </>
  )
}

/** `refundable` is null until the goods are received, and if nothing was paid. */
type ReturnDetail = Pick<ReturnToRefund, "missed_minimums" | "keeps_discount"> & { refundable: RefundableReturn | null }

const RefundAction = ({ row }: { row: ReturnRow }) => {
  const translate = useTranslate()
  const { request } = useShopData()
  const [refundable, setRefundable] = useState<ReturnToRefund>()
  const open = async () => {
    const detail = await request<ReturnDetail>(`returns/${encodeURIComponent(row.id)}`)
    const { refundable: left, missed_minimums, keeps_discount } = detail
    if (!left) throw new Error(translate(`${WORDS}.notPaid`))
    if (!left.lines.some(({ left_paise }) => left_paise > 0)) throw new Error(translate(`${WORDS}.nothingLeft`))
    setRefundable({ ...left, missed_minimums, keeps_discount })
  }
  return (
    <CardActions>
      <ActionButton
        label="resources.orders.refunds.open"
        variant={row.given ? "outlined" : "contained"}
        action={open}
      />
      {refundable && (
        <Suspense>
          <RefundForm row={row} refundable={refundable} onClose={() => setRefundable(undefined)} />
        </Suspense>
      )}
    </CardActions>
  )
}

type FormProps = { row: ReturnRow; onClose: () => void }
type MoveFormProps = FormProps & {
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

/** Asks for the reason of a rejection, which the shopper reads. */
const RejectForm = (props: FormProps) => (
  <MoveForm {...props} step="rejection" word="reject" contract={RejectReturn} start={NO_REASON}>
    <TextInput source="reason" label={`${WORDS}.rejectReason`} isRequired autoFocus multiline minRows={2} />
  </MoveForm>
)

const KINDS = { resellable: "resellable", damaged: "damagedOf" }

/** Asks for the resellable and damaged pieces of each line; all are resellable by default. */
const ReceiveForm = (props: FormProps) => {
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
