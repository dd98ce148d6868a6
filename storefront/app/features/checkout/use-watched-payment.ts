import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useSyncExternalStore } from "react"
import { isRefusal, outcomeQuery } from "./payment-calls.ts"
import { watchedPayment } from "./watched-payment.ts"

/**
 * What becomes of the payment this tab opened, once its window is gone. `onOrdered` is told of the order, once.
 * Without such a payment, or when nobody can say, there is no outcome.
 */
export const useWatchedPayment = (onOrdered: (order_id: string) => void) => {
  const client = useQueryClient()
  const id = useSyncExternalStore(watchedPayment.subscribe, watchedPayment.get, watchedPayment.getOnServer)
  const { data: outcome, error, isPending } = useQuery({ ...outcomeQuery(id ?? ""), enabled: id !== null })

  useEffect(() => {
    // of somebody else who used this tab before
    if (id !== null && isRefusal(error)) watchedPayment.forget()
  }, [id, error])

  useEffect(() => {
    if (id === null || outcome?.state !== "ordered") return
    watchedPayment.forget()
    client.removeQueries({ queryKey: ["orders"], type: "inactive" })
    client.invalidateQueries({ queryKey: ["orders"] })
    client.invalidateQueries({ queryKey: ["cart"], exact: true })
    onOrdered(outcome.order_id)
  }, [id, outcome, client, onOrdered])

  const givenBack = id !== null && (outcome?.state === "refunding" || outcome?.state === "refunded")
  useEffect(() => {
    // the cart is not what was paid for, which is why the money goes back
    if (givenBack) client.invalidateQueries({ queryKey: ["cart"], exact: true })
  }, [givenBack, client])

  return { outcome: id === null ? undefined : outcome, isLooking: id !== null && isPending }
}
