import type { BulkChange } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import { useListContext, useNotify, useRefresh, useTranslate } from "react-admin"
import { useAction } from "../components/use-action"
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

/** Changes the selected products, says so, and for a while offers to take it back. Rejects as the server does. */
export const useBulkChange = () => {
  const { selectedIds, onUnselectItems } = useListContext()
  const data = useShopData<typeof productRequests>()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const sayWithUndo = useUndoNotice()
  const numbered = (word: string, number: number, kept?: number) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), kept })

  const { run: undo } = useAction(async (change: string) => {
    const { restored, kept } = await data.undoChange(change).finally(refresh)
    notify(numbered(kept ? "undoneInPart" : "undone", restored, kept), { type: "success" })
  })
  return async (change: BulkChange["change"]) => {
    const { id, kind, count, undo_seconds } = await data.changeProducts(selectedIds, change).finally(refresh)
    onUnselectItems()
    const [done, none] = DONE[kind]
    if (count) sayWithUndo(numbered(done, count), () => undo(id), Math.min(undo_seconds - 2, MAX_OFFER_SECONDS))
    else notify(`${WORDS}.${none}`, { type: "info" })
  }
}
