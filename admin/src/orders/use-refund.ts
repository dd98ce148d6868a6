import type { CancelledInstead, OwnersRefund } from "@haat/payments/contract"
import { inRupees } from "@haat/sdk/money"
import { useState } from "react"
import { type HttpError, useNotify, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { sentenceOf } from "../components/sentence-of"

const WORDS = "resources.orders.refunds"

type Meant = { paise: number; way: "source" | "credit"; inCash: boolean }

/**
 * Shared logic of the refund forms: `send` asks for confirmation, refunds and reports the result; it resolves to
 * sentences for fields. `failure` is the server's sentence where it is about no field. The same form refunds once.
 */
export const useRefund = (onClose: () => void) => {
  const translate = useTranslate()
  const { ask } = useDialogs()
  const [notify, refresh] = [useNotify(), useRefresh()]
  const [request_id] = useState(() => crypto.randomUUID())
  const [failure, fail] = useState<string>()
  const send = async ({ paise, way, inCash }: Meant, make: () => Promise<OwnersRefund | CancelledInstead>) => {
    fail(undefined)
    const amount = inRupees(paise)
    const text = `${WORDS}.${way === "credit" ? "askCredit" : inCash ? "askCash" : "askOnline"}`
    if (!(await ask({ title: `${WORDS}.ask`, text, yes: `${WORDS}.yes`, danger: true, words: { amount } }))) return
    try {
      const made = await make()
      if (made.cancelled) notify(`${WORDS}.cancelledToo`, { type: "success" })
      else if (made.id !== null) {
        const type = made.state === "failed" ? "warning" : "success"
        notify(`${WORDS}.outcomes.${made.state}`, { type, messageArgs: { amount } })
      }
      onClose()
    } catch (error) {
      const { errors } = (error as HttpError).body ?? {}
      if (errors) return errors
      fail(sentenceOf(error, translate("components.failed")))
    } finally {
      // Refreshes after a rejection too: another member of staff may have made a refund.
      refresh()
    }
  }
  return { request_id, failure, send }
}
