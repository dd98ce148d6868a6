import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { tabStorage } from "../../lib/device/device-storage.ts"
import { storedValue, useStored } from "../../lib/device/stored-value.ts"
import { outcomeQuery } from "../../lib/payment/payment-calls.ts"

const stored = storedValue("open_payment", tabStorage, (id) => id)
let isWindowOpen = false

/**
 * The payment this tab has opened, so that its status is shown after a reload as well: its id, and null while the
 * provider's window is open.
 */
export const watchedPayment = {
  get: () => (isWindowOpen ? null : stored.get()),
  subscribe: stored.subscribe,
  /** To be called when the provider's window opens for this payment. */
  windowOpened(id: string) {
    isWindowOpen = true
    stored.set(id)
  },
  /** To be called when the window is closed or its page is left. */
  windowClosed() {
    if (!isWindowOpen) return
    isWindowOpen = false
    stored.notify()
  },
  clear() {
    isWindowOpen = false
    stored.set(null)
  },
}

/**
 * The outcome of the payment this tab has opened, once its window is closed. `onOrdered` is called once, with the
 * order. Without such a payment, or when it cannot be loaded, there is no outcome.
 */
export const useWatchedPayment = (onOrdered: (order_id: string) => void) => {
  const client = useQueryClient()
  const id = useStored(watchedPayment, null)
  const { data: outcome, error, isPending } = useQuery({ ...outcomeQuery(id ?? ""), enabled: id !== null })

  useEffect(() => {
    // the payment belongs to a person who used this tab before
    if (id !== null && isClientError(error)) watchedPayment.clear()
  }, [id, error])

  useEffect(() => {
    if (id === null || outcome?.state !== "ordered") return
    watchedPayment.clear()
    client.removeQueries({ queryKey: ["orders"], type: "inactive" })
    client.invalidateQueries({ queryKey: ["orders"] })
    client.invalidateQueries({ queryKey: ["cart"], exact: true })
    onOrdered(outcome.order_id)
  }, [id, outcome, client, onOrdered])

  const isRefunded = id !== null && (outcome?.state === "refunding" || outcome?.state === "refunded")
  useEffect(() => {
    // the cart has changed since the payment, which is why it is refunded
    if (isRefunded) client.invalidateQueries({ queryKey: ["cart"], exact: true })
  }, [isRefunded, client])

  return { outcome: id === null ? undefined : outcome, isLoading: id !== null && isPending }
}
