import { useNotify, useRefresh, useTranslate } from "react-admin"
import { useShopData } from "../data-provider"
import type { ReturnStep, returnRequests } from "./requests"

/** Takes a return one step further and says so; rejects with the server's error. The list is read again either way. */
export const useMoveReturn = (id: string) => {
  const { moveReturn } = useShopData<typeof returnRequests>()
  const refresh = useRefresh()
  const notify = useNotify()
  const translate = useTranslate()
  return async (step: ReturnStep, body?: object) => {
    try {
      const { state, pickup } = await moveReturn(id, step, body)
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
