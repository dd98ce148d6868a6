import type { ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { ReceiveForm } from "./ReceiveForm"
import { RejectForm } from "./RejectForm"
import type { ReturnStep } from "./requests"
import { useMoveReturn } from "./use-move-return"

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
 * What the carrier did not book can be booked again. An exchange can be rejected until its goods are here: what is kept for
 * it is free then.
 */
const actionsFor = ({ state, outcome, pickup, parcel }: ReturnRow): Action[] => {
  const failed = state === "approved" && pickup?.problem && !parcel
  const actions = [...(ACTIONS[state] ?? []), ...(failed ? [BOOK_AGAIN] : [])]
  return outcome === "exchange" && actions.length && !actions.includes(REJECT) ? [...actions, REJECT] : actions
}

const hasForm = (step: ReturnStep) => step === "rejection" || step === "receipt"

/** What the owner can do with the return now; each asks first, or for what it needs. */
export const ReturnActions = ({ row }: { row: ReturnRow }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.returns.${key}`)
  const move = useMoveReturn(row.id)
  const [form, setForm] = useState<ReturnStep>()
  const close = () => setForm(undefined)

  const questionFor = ({ step, word }: Action) => {
    if (hasForm(step)) return undefined
    const text = word === "approve" && row.outcome === "exchange" ? "approveExchange" : `${word}Text`
    return { title: t(`${word}Title`), text: t(text), yes: t(word), no: t("notYet") }
  }
  return (
    <CanAccess resource="returns" action="edit">
      {form === "rejection" && <RejectForm row={row} onClose={close} />}
      {form === "receipt" && <ReceiveForm row={row} onClose={close} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {actionsFor(row).map((action, at) => (
          <ActionButton
            key={action.word}
            label={t(action.word)}
            variant={at === 0 ? "contained" : "outlined"}
            scope={`returns ${row.id}`}
            question={questionFor(action)}
            action={async () => (hasForm(action.step) ? setForm(action.step) : move(action.step))}
          />
        ))}
      </Box>
    </CanAccess>
  )
}
