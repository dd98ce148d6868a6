import type { BulkChange, ChangedProducts, RestoredProducts } from "@haat/catalog/contract"
import { useState } from "react"
import { useListContext, useNotify, useRefresh } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useUndoNotice } from "../components/use-undo-notice"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import { DONE, MESSAGES } from "./messages"

const MAX_OFFER_SECONDS = 30

/** Changes the selected products, says so, and for a while offers to take it back. */
export const useBulkChange = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const [busy, setBusy] = useState(false)
  const { say } = useDialogs()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayWithUndo = useUndoNotice()

  const undo = async (id: string) => {
    try {
      const { restored, kept } = await fetchBackOffice<RestoredProducts>(`products/bulk/${id}/undo`, {
        method: "POST",
        body: {},
      })
      notify(DONE.undone(restored, kept), { type: "success" })
    } catch (error) {
      await say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
    refresh()
  }

  const change = async (change: BulkChange["change"]) => {
    setBusy(true)
    try {
      const body = { ids: selectedIds, change }
      const { id, kind, count, undo_seconds } = await fetchBackOffice<ChangedProducts>("products/bulk", {
        method: "POST",
        body,
      })
      onUnselectItems()
      if (count) sayWithUndo(DONE[kind](count), () => undo(id), Math.min(undo_seconds - 2, MAX_OFFER_SECONDS))
      else notify(DONE[kind](count), { type: "info" })
    } catch (error) {
      await say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
    setBusy(false)
    refresh()
  }
  return { change, busy }
}
