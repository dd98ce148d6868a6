import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentOutcome } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { LEDGER } from "../modules/razorpay"
import type { LedgerEntry } from "../modules/razorpay/entry"
import type { RazorpayService } from "../modules/razorpay/service"
import { outcomeOf } from "../outcome"
import { settledOutcome } from "./settled-outcome"

type OutcomeInput = { customer_id: string; razorpay_order_id: string }

/** However often a shopper asks, the provider is asked no more than this. */
const BETWEEN_QUESTIONS = 3_000

const isStale = ({ asked_at }: LedgerEntry) => Date.now() - (asked_at?.getTime() ?? 0) > BETWEEN_QUESTIONS

/** Outcome of a payment of this shopper. While it is in progress, reading it advances it. */
export async function readOutcome(container: MedusaContainer, input: OutcomeInput): Promise<PaymentOutcome> {
  const entry = await container.resolve<RazorpayService>(LEDGER).findEntry(input.razorpay_order_id)
  if (entry?.customer_id !== input.customer_id) throw new HttpError(PAYMENT_ERRORS.no_such_payment)
  const onItsWay = entry.state === "created" || entry.state === "captured" || entry.state === "refunding"
  if (!onItsWay || !isStale(entry)) return outcomeOf(entry)
  return settledOutcome(container, entry)
}
