import type { ChangePin, SavePin, SearchPin } from "@haat/catalog/contract"
import { useState } from "react"
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useUndoNotice } from "../components/use-undo-notice"

const RESOURCE = "search-pins"

/** Adds, changes and deletes what comes first for a search text, says so, and for a while offers to take it back. */
export const useSearchPins = () => {
  const data = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const sayWithUndo = useUndoNotice()
  const { sayFailure } = useDialogs()
  const [busy, setBusy] = useState(false)

  // Not mutation hooks: a row may be gone from the list by the time Undo is pressed.
  const create = (pin: SavePin) => data.create<RaRecord & SearchPin>(RESOURCE, { data: pin })
  const update = (pin: SearchPin, changed: ChangePin) =>
    data.update<RaRecord & SearchPin>(RESOURCE, { id: pin.id, data: changed, previousData: pin })
  const say = (key: string, { text }: { text: string }) => translate(`resources.search-pins.${key}`, { text })

  const restore = async (pin: SearchPin, make: () => Promise<unknown>) => {
    try {
      await make()
      notify(say("restored", pin), { type: "success" })
    } catch (error) {
      await sayFailure(error)
    }
    refresh()
  }

  const add = async (pin: SavePin) => {
    const { data: added } = await create(pin)
    notify(say("added", added), { type: "success" })
    refresh()
  }
  const change = async (pin: SearchPin, product_ids: string[]) => {
    const { data: changed } = await update(pin, { product_ids, was: pin.product_ids })
    sayWithUndo(say("changed", changed), () =>
      restore(pin, () => update(changed, { product_ids: pin.product_ids, was: changed.product_ids })),
    )
    refresh()
  }
  const remove = async (pin: SearchPin) => {
    setBusy(true)
    try {
      await data.delete(RESOURCE, { id: pin.id, previousData: pin })
      const { text, product_ids } = pin
      sayWithUndo(say("deleted", pin), () => restore(pin, () => create({ text, product_ids })))
    } catch (error) {
      await sayFailure(error)
    }
    setBusy(false)
    refresh()
  }
  return { add, change, remove, busy }
}
