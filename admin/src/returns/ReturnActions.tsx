import type { ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
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

/** What the owner can do with the return now; each asks first, or for what it needs. */
export const ReturnActions = ({ row }: { row: ReturnRow }) => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.returns.${key}`)
  const { ask, sayFailure } = useDialogs()
  const move = useMoveReturn(row.id)
  const [busy, setBusy] = useState(false)
  const [form, setForm] = useState<ReturnStep>()
  const close = () => setForm(undefined)

  const take = async ({ step, word }: Action) => {
    if (step === "rejection" || step === "receipt") return setForm(step)
    const text = word === "approve" && row.outcome === "exchange" ? "approveExchange" : `${word}Text`
    if (!(await ask({ title: t(`${word}Title`), text: t(text), yes: t(word), no: t("notYet") }))) return
    setBusy(true)
    await move(step).catch(sayFailure)
    setBusy(false)
  }
  return (
    <CanAccess resource="returns" action="edit">
      {form === "rejection" && <RejectForm row={row} onClose={close} />}
      {form === "receipt" && <ReceiveForm row={row} onClose={close} />}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {actionsFor(row).map((action, at) => (
          <Button
            key={action.word}
            variant={at === 0 ? "contained" : "outlined"}
            disabled={busy}
            onClick={() => take(action)}
          >
            {t(action.word)}
          </Button>
        ))}
      </Box>
    </CanAccess>
  )
}
