import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { fetchUtils } from "react-admin"
import type { Step } from "./steps"

/** Takes an order one step further; `failure` is the server's sentence when it could not be. */
export const useMoveOrder = (id: string) => {
  const client = useQueryClient()
  const [moving, setMoving] = useState<Step>()
  const [failure, setFailure] = useState<string>()

  const move = async (step: Step) => {
    setMoving(step)
    setFailure(undefined)
    try {
      const address = `/back-office/orders/${encodeURIComponent(id)}/${step.path}`
      const body = JSON.stringify(step.body)
      await fetchUtils.fetchJson(address, { method: "POST", body, credentials: "same-origin" })
    } catch (error) {
      setFailure((error as Error).message || "Something went wrong!")
    }
    // After a refusal too: somebody else may have shipped or cancelled it.
    await client.invalidateQueries({ queryKey: ["orders"] })
    setMoving(undefined)
  }
  return { move, moving, failure, forget: () => setFailure(undefined) }
}
