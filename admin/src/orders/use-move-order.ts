import { useState } from "react"
import { fetchUtils, useListContext } from "react-admin"

export type Step = "shipment" | "delivered"

/** Takes an order one step further; `failure` is the server's sentence when it could not be. */
export const useMoveOrder = (id: string) => {
  const { refetch } = useListContext()
  const [moving, setMoving] = useState(false)
  const [failure, setFailure] = useState<string>()

  const move = async (step: Step) => {
    setMoving(true)
    setFailure(undefined)
    try {
      const address = `/back-office/orders/${encodeURIComponent(id)}/${step}`
      await fetchUtils.fetchJson(address, { method: "POST", body: "{}", credentials: "same-origin" })
    } catch (error) {
      setFailure((error as Error).message || "Something went wrong!")
    }
    // After a refusal too: somebody else may have shipped or cancelled it.
    await refetch()
    setMoving(false)
  }
  return { move, moving, failure }
}
