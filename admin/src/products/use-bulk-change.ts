import type { BulkChange } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import { useMutation } from "@tanstack/react-query"
import { useListContext, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useUndoNotice } from "../components/use-undo-notice"
import { useShopData } from "../data-provider"
import type { productRequests } from "./requests"

const MAX_OFFER_SECONDS = 30
const WORDS = "resources.products.bulk"
const DONE = {
  activate: ["activated", "noneActivated"],
  deactivate: ["deactivated", "noneDeactivated"],
  price: ["priced", "nonePriced"],
  delete: ["deleted", "deleted"],
} as const

/** Changes the selected products at once, says so, and for a while offers to take it back. */
export const useBulkChange = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const data = useShopData<typeof productRequests>()
  const { sayFailure } = useDialogs()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const sayWithUndo = useUndoNotice()
  const onError = (error: unknown) => void sayFailure(error)
  const numbered = (word: string, number: number, kept?: number) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), kept })

  const undo = useMutation({
    mutationFn: (id: string) => data.undoChange(id),
    onSuccess: ({ restored, kept }) =>
      notify(numbered(kept ? "undoneInPart" : "undone", restored, kept), { type: "success" }),
    onError,
    onSettled: refresh,
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (change: BulkChange["change"]) => data.changeProducts(selectedIds, change),
    onSuccess: ({ id, kind, count: changed, undo_seconds }) => {
      onUnselectItems()
      const [done, none] = DONE[kind]
      if (!changed) return notify(`${WORDS}.${none}`, { type: "info" })
      sayWithUndo(numbered(done, changed), () => undo.mutate(id), Math.min(undo_seconds - 2, MAX_OFFER_SECONDS))
    },
    onError,
    onSettled: refresh,
  })
  return { change: mutate, busy: isPending }
}
