import type { CancelledInstead, StaffRefund } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import { useState } from "react"
import { useNotify, useRefresh } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useShopData } from "../use-shop-data"

const WORDS = "resources.orders.refunds"

type RefundSummary = { paise: number; way: "source" | "credit"; inCash: boolean }

/**
 * Shared logic of the refund forms. `send` asks for confirmation, refunds and shows the result; it rejects with the
 * server's error. `request_id` makes a second submit harmless.
 */
export const useRefund = (onClose: () => void) => {
  const { ask } = useDialogs()
  const { request } = useShopData()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const send = async (path: string, body: object, { paise, way, inCash }: RefundSummary) => {
    const amount = inRupees(paise)
    const text = `${WORDS}.${way === "credit" ? "askCredit" : inCash ? "askCash" : "askOnline"}`
    if (!(await ask({ title: `${WORDS}.ask`, text, yes: `${WORDS}.yes`, danger: true, words: { amount } }))) return
    try {
      const result = await request<StaffRefund | CancelledInstead>(path, { method: "POST", body })
      if (result.cancelled) notify(`${WORDS}.cancelledToo`, { type: "success" })
      else if (result.id !== null) {
        const type = result.state === "failed" ? "warning" : "success"
        notify(`${WORDS}.outcomes.${result.state}`, { type, messageArgs: { amount } })
      }
      onClose()
    } finally {
      // Refreshes after a rejection too: another member of staff may have made a refund.
      refresh()
    }
  }
  return { request_id, send }
}
