import type { Order, PlaceOrder } from "@haat/checkout/contract"
import { useRef, useState } from "react"
import type { Note } from "./payment-note.tsx"
import { explainFailure, usePlaceOrder } from "./place-order.ts"

/** Places one order at a time: pressing the button again before the response does nothing. */
export const useOrderButton = (onPlaced: (order: Order) => void) => {
  const { mutateAsync } = usePlaceOrder()
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [note, setNote] = useState<Note>()

  const place = async (order: PlaceOrder) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setNote(undefined)
    try {
      onPlaced(await mutateAsync(order))
    } catch (error) {
      underWay.current = false
      setBusy(false)
      setNote(explainFailure(error as Error))
    }
  }
  return { place, busy, note }
}
