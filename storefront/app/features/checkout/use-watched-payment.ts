import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { useStored } from "../../lib/device/stored-value.ts"
import { outcomeQuery } from "../../lib/payment/payment-calls.ts"
import { watchedPayment } from "./watched-payment.ts"

/**
 * The outcome of the payment this tab has opened, once its window is closed. `onOrdered` is called once, with the order.
 * Without such a payment, or when it cannot be loaded, there is no outcome.
 */
export const useWatchedPayment = (onOrdered: (order_id: string) => void) => {
  const client = useQueryClient()
  const id = useStored(watchedPayment, null)
  const { data: outcome, error, isPending } = useQuery({ ...outcomeQuery(id ?? ""), enabled: id !== null })

  useEffect(() => {
    // of somebody else who used this tab before
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
