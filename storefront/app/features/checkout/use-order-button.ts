import type { Order, PlaceOrder } from "@haat/checkout/contract"
import { useRef, useState } from "react"
import type { Note } from "./payment-note.tsx"
import { explainFailure, usePlaceOrder } from "./place-order.ts"

/** One order at a time, however often the button is pressed: a second press before the answer does nothing. */
export const useOrderButton = (onPlaced: (order: Order) => void) => {
  const { mutateAsync } = usePlaceOrder()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<Note>()

  const place = async (wish: PlaceOrder) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setNote(undefined)
    try {
      onPlaced(await mutateAsync(wish))
    } catch (error) {
      underWay.current = false
      setBusy(false)
      setNote(explainFailure(error as Error))
    }
  }
  return { place, busy, note }
}
