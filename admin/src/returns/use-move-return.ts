import type { ReturnRow } from "@haat/checkout/contract"
import { useNotify, useRefresh, useTranslate } from "react-admin"
import { useShopData } from "../use-shop-data"

export type ReturnStep = "approval" | "rejection" | "pickup" | "picked-up" | "receipt"

/**
 * Returns a function that takes a return to its next step and shows a notice. It throws the server's error, and
 * refreshes the screen in either case.
 */
export const useMoveReturn = (id: string) => {
  const { request } = useShopData()
  const refresh = useRefresh()
  const notify = useNotify()
  const translate = useTranslate()
  return async (step: ReturnStep, body: object = {}) => {
    try {
      const path = `returns/${encodeURIComponent(id)}/${step}`
      const { state, pickup } = await request<ReturnRow>(path, { method: "POST", body })
      if (step === "pickup" && pickup)
        return notify(`resources.returns.pickups.${pickup.booking}`, {
          type: pickup.booking === "booked" ? "success" : "warning",
        })
      notify("resources.returns.done", {
        type: "success",
        messageArgs: { state: translate(`resources.returns.states.${state}`) },
      })
    } finally {
      refresh()
    }
  }
}
