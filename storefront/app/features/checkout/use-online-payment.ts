import type { OpenPayment, PaymentOutcome } from "@haat/medusa-payment-razorpay/contract"
import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { CHECKOUT } from "./messages.ts"
import { isRefusal, openPayment, outcomeAfterClosing, outcomeQuery, verifyPayment } from "./payment-calls.ts"
import type { Note } from "./payment-note.tsx"
import { askForPayment, prepareWindow } from "./payment-window.ts"
import { isSignedOut, LOGIN_REQUIRED } from "./signed-out.ts"
import { watchedPayment } from "./watched-payment.ts"

/** What the button waits for. */
export type Progress = "opening" | "waiting" | "checking"

const explainOpening = (error: unknown): Note =>
  isSignedOut(error)
    ? LOGIN_REQUIRED
    : {
        tone: "bad",
        title: CHECKOUT.initiateFailed,
        message: isRefusal(error) ? error.message : CHECKOUT.somethingWrong,
        offer: "retry",
      }

/** Why nothing came of a window that was closed. */
const explainClosing = (outcome: Extract<PaymentOutcome, { state: "open" }> | null): Note => {
  if (outcome?.message) return { tone: "bad", title: CHECKOUT.paymentFailed, message: outcome.message }
  return outcome
    ? { tone: "calm", title: CHECKOUT.notCompleted, message: CHECKOUT.cartWaits }
    : { tone: "calm", title: CHECKOUT.notChecked, message: CHECKOUT.moneyIsSafe }
}

/** Paying in the provider's window: one payment at a time, however often the button is pressed. */
export const useOnlinePayment = () => {
  const client = useQueryClient()
  const underWay = useRef(false)
  const [progress, setProgress] = useState<Progress>()
  const [note, setNote] = useState<Note>()
  useEffect(() => watchedPayment.takeBack, [])

  const open = async (wish: OpenPayment) => {
    try {
      const payment = await openPayment(wish)
      await prepareWindow(payment)
      return payment
    } catch (error) {
      // an earlier payment may have arrived meanwhile, which is why another is refused
      client.invalidateQueries({ queryKey: ["payment"] })
      watchedPayment.takeBack()
      client.invalidateQueries({ queryKey: ["checkout"] })
      client.invalidateQueries({ queryKey: ["cart"], exact: true })
      setNote(explainOpening(error))
    }
  }

  const run = async (wish: OpenPayment) => {
    setNote(undefined)
    setProgress("opening")
    const payment = await open(wish)
    if (!payment) return
    const id = payment.razorpay_order_id
    watchedPayment.handOver(id)
    setProgress("waiting")
    let refused: Note | undefined
    const paid = await askForPayment(payment, (why) => {
      refused = { tone: "bad", title: CHECKOUT.paymentFailed, message: why ?? CHECKOUT.somethingWrong }
      setNote(refused)
    })
    setProgress("checking")
    const outcome = paid ? await verifyPayment(paid) : await outcomeAfterClosing(id)
    if (outcome) client.setQueryData(outcomeQuery(id).queryKey, outcome)
    if (outcome === null || outcome.state === "open") return setNote(refused ?? explainClosing(outcome))
    // from here on the screen shows what becomes of it
    watchedPayment.takeBack()
  }

  const pay = async (wish: OpenPayment) => {
    if (underWay.current) return
    underWay.current = true
    try {
      await run(wish)
    } catch (error) {
      setNote({
        tone: "bad",
        title: CHECKOUT.verificationFailed,
        message: `${isRefusal(error) ? `${error.message}. ` : ""}${CHECKOUT.moneyIsSafe}`,
      })
    } finally {
      underWay.current = false
      setProgress(undefined)
    }
  }
  return { pay, progress, note }
}
