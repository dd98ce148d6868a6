import type { OpenPayment, PaymentOutcome } from "@haat/payments/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { isClientError } from "../../lib/backend/sdk.ts"
import { fetchClosedWindowOutcome, openPayment, outcomeQuery, verifyPayment } from "../../lib/payment/payment-calls.ts"
import { loadPaymentScript, openPaymentWindow } from "../../lib/payment/payment-window.ts"
import { CHECKOUT } from "./messages.ts"
import { failureNote, isSignedOut, type Note } from "./payment-note.tsx"
import { watchedPayment } from "./watched-payment.ts"

/** The step that the payment waits for. */
export type Progress = "opening" | "waiting" | "checking"

/** The note after the window was closed without a payment. */
const closedWindowNote = (outcome: Extract<PaymentOutcome, { state: "open" }> | null): Note => {
  if (outcome?.message) return { tone: "bad", title: CHECKOUT.paymentFailed, message: outcome.message }
  return outcome
    ? { tone: "calm", title: CHECKOUT.notCompleted, message: CHECKOUT.cartWaits }
    : { tone: "calm", title: CHECKOUT.notChecked, message: CHECKOUT.moneyIsSafe }
}

/** Pays in the provider's window: one payment at a time, however often the button is pressed. */
export const useOnlinePayment = () => {
  const client = useQueryClient()
  const inFlight = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const [note, setNote] = useState<Note>()
  useEffect(() => watchedPayment.windowClosed, [])

  const open = async (order: OpenPayment) => {
    try {
      const payment = await openPayment(order)
      await loadPaymentScript(payment)
      return payment
    } catch (error) {
      // an earlier payment may have arrived meanwhile, for which reason this one is rejected
      client.invalidateQueries({ queryKey: ["payment"] })
      watchedPayment.windowClosed()
      setNote(failureNote(error, CHECKOUT.initiateFailed, "retry"))
      // loading them again would fail for the same reason, with a second message
      if (isSignedOut(error)) return
      client.invalidateQueries({ queryKey: ["checkout"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
    }
  }

  const run = async (order: OpenPayment) => {
    setNote(undefined)
    setProgress("opening")
    const payment = await open(order)
    if (!payment) return
    const id = payment.razorpay_order_id
    watchedPayment.windowOpened(id)
    setProgress("waiting")
    let failedAttempt: Note | undefined
    const paid = await openPaymentWindow(payment, CHECKOUT.yourOrder, (why) => {
      failedAttempt = { tone: "bad", title: CHECKOUT.paymentFailed, message: why ?? CHECKOUT.somethingWrong }
      setNote(failedAttempt)
    })
    setProgress("checking")
    const outcome = paid ? await verifyPayment(paid) : await fetchClosedWindowOutcome(id)
    if (outcome) client.setQueryData(outcomeQuery(id).queryKey, outcome)
    if (outcome === null || outcome.state === "open") return setNote(failedAttempt ?? closedWindowNote(outcome))
    // from here on the screen shows its status
    watchedPayment.windowClosed()
  }

  const pay = async (order: OpenPayment) => {
    if (inFlight.current) return
    inFlight.current = true
    try {
      await run(order)
    } catch (error) {
      setNote({
        tone: "bad",
        title: CHECKOUT.verificationFailed,
        message: `${isClientError(error) ? `${error.message}. ` : ""}${CHECKOUT.moneyIsSafe}`,
      })
    } finally {
      inFlight.current = false
      setProgress(undefined)
    }
  }
  return { pay, progress, note }
}
