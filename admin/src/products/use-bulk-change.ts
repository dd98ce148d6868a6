import type { BulkChange, ChangedProducts, RestoredProducts } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import { useListContext, useNotify, useRefresh, useTranslate } from "react-admin"
import { useAction } from "../components/use-action"
import { useUndoNotice } from "../components/use-undo-notice"
import { useShopData } from "../data-provider"

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
  const { request } = useShopData()
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()
  const sayWithUndo = useUndoNotice()
  const numbered = (word: string, number: number, kept?: number) =>
    translate(`${WORDS}.${word}`, { smart_count: number, count: grouped(number), kept })

  const { run: undo } = useAction(async (change: string) => {
    const path = `products/bulk/${change}/undo`
    const { restored, kept } = await request<RestoredProducts>(path, { method: "POST", body: {} }).finally(refresh)
    notify(numbered(kept ? "undoneInPart" : "undone", restored, kept), { type: "success" })
  })
  return async (change: BulkChange["change"]) => {
    const body = { ids: selectedIds, change }
    const changed = request<ChangedProducts>("products/bulk", { method: "POST", body })
    const { id, kind, count, undo_seconds } = await changed.finally(refresh)
    onUnselectItems()
    const [done, none] = DONE[kind]
    if (count) sayWithUndo(numbered(done, count), () => undo(id), Math.min(undo_seconds - 2, MAX_OFFER_SECONDS))
    else notify(`${WORDS}.${none}`, { type: "info" })
  }
}
