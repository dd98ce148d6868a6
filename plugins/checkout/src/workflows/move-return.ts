import { sentenceOf } from "@haat/sdk/errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { workflowOf } from "@haat/sdk/server/workflow-of"
import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import {
  APPROVE_RETURN,
  type OrderReturn,
  PICK_UP_RETURN,
  REJECT_RETURN,
  RETURN_CHANGED,
  RETURN_PICKUPS,
  RETURN_STATES,
  type ReturnPickupsHolder,
  type ReturnState,
  SETTLE_PICKUP,
} from "../contract"
import { orderReaderOf } from "../queries/order-reader"
import { type HeldReturn, holdReturn, moveReturn } from "../queries/returns"
import { RETURN_ERRORS } from "../return-errors"
import { announceWithheld } from "./cod"
import { canceledEvents, placedEvents } from "./exchange/exchange-events"
import { makeExchange, planExchange } from "./exchange/make-exchange"
import { undoExchange } from "./exchange/undo-exchange"

type Input = { return_id: string }

/** @returns false when it has changed nothing */
type Change = (transaction: OrderTransaction, held: HeldReturn) => Promise<unknown>

/** Names of states in sentences for the owner. */
const WORDS: Record<ReturnState, string> = {
  requested: "not decided",
  approved: "approved",
  picked_up: "picked up",
  received: "received",
  rejected: "rejected",
  canceled: "cancelled",
}

const pickupsOf = (container: MedusaContainer) => container.resolve<ReturnPickupsHolder>(RETURN_PICKUPS).pickups

const decided = (state: ReturnState) => new HttpError(RETURN_ERRORS.return_is_decided, { state: WORDS[state] })

/**
 * Changes a return that is in one of the states `from`, with its order held, in one transaction; `change` writes it,
 * and adds to `events` what is emitted then. What the carrier is to pick up for it follows.
 * @throws HttpError 404; 409 in another state
 */
export async function changeReturn(
  container: MedusaContainer,
  return_id: string,
  from: ReturnState[],
  change: (transaction: OrderTransaction, held: HeldReturn) => Promise<unknown>,
  events: Message<object>[] = [],
): Promise<OrderReturn> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const known = await holdReturn(database, return_id)
  if (!known) throw new HttpError(RETURN_ERRORS.no_such_return)
  const changed = await inOrderTransaction(container, known.order_id, async (transaction) => {
    const held = await holdReturn(transaction.trx, return_id)
    if (!held || !from.includes(held.state)) throw decided(held?.state ?? "canceled")
    await change(transaction, held)
    await pickupsOf(container).followReturn(transaction.trx, return_id)
    return (await orderReaderOf(container).findReturn(return_id, transaction.trx)) as OrderReturn
  })
  await emitEvents(container, [{ name: RETURN_CHANGED, data: { id: return_id, state: changed.state } }, ...events])
  return changed
}

/** Ends a return: what was to replace its goods is cancelled with it. */
async function end(container: MedusaContainer, return_id: string, from: ReturnState[], change: Change) {
  const events: Message<object>[] = []
  return changeReturn(
    container,
    return_id,
    from,
    async (transaction, held) => {
      if ((await change(transaction, held)) === false) return
      const canceled = await undoExchange(container, transaction, return_id)
      if (canceled) events.push(...canceledEvents(canceled))
    },
    events,
  )
}

/**
 * Books the pickup at once, so that the member of staff who approved the return sees it; after a failure the job
 * retries.
 */
async function bookPickup(container: MedusaContainer, return_id: string): Promise<OrderReturn> {
  await container.resolve(Modules.WORKFLOW_ENGINE).run(SETTLE_PICKUP, { input: { return_id }, logOnError: false })
  return (await orderReaderOf(container).findReturn(return_id)) as OrderReturn
}

/**
 * Approves a return. With an exchange, it makes the order that replaces the goods: its pieces are reserved. A pickup is
 * recorded in the same transaction, and booked afterwards.
 */
export const approveReturnWorkflow = workflowOf(APPROVE_RETURN, async (container, { return_id }: Input) => {
  const known = await holdReturn(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), return_id)
  const isExchange = known?.state === "requested" && known.outcome === "exchange"
  const planned = isExchange ? await planExchange(container, return_id) : undefined
  const approved = await changeReturn(
    container,
    return_id,
    ["requested"],
    async (transaction, { order_id, way }) => {
      if (planned) await makeExchange(container, transaction, return_id, planned)
      await moveReturn(transaction.trx, return_id, "approved")
      if (way === "pickup") await pickupsOf(container).want(transaction.trx, { return_id, order_id })
    },
    planned ? placedEvents(planned) : [],
  )
  if (planned?.withheld) {
    const { entry, params } = planned.withheld
    await announceWithheld(container, planned.plan.customer_id, sentenceOf(entry, params))
  }
  return approved.way === "pickup" ? bookPickup(container, return_id) : approved
})

/** The shopper reads the reason. An exchange can be rejected until its goods are here. */
export const rejectReturnWorkflow = workflowOf(
  REJECT_RETURN,
  (container, { return_id, reason }: Input & { reason: string }) =>
    end(container, return_id, ["requested", "approved", "picked_up"], async ({ trx }, held) => {
      if (held.state !== "requested" && held.outcome !== "exchange") throw decided(held.state)
      await moveReturn(trx, return_id, "rejected", { decision: reason })
    }),
)

/** Records that the goods are on their way, after which the shopper cannot cancel the return. */
export const pickUpReturnWorkflow = workflowOf(PICK_UP_RETURN, (container, { return_id }: Input) =>
  changeReturn(container, return_id, ["approved"], ({ trx }) => moveReturn(trx, return_id, "picked_up")),
)

/** @throws HttpError 404 for another's, 409 once it is on its way */
export const cancelReturnWorkflow = workflowOf(
  "checkout-cancel-return",
  (container, { return_id, customer_id }: Input & { customer_id: string }) =>
    end(container, return_id, [...RETURN_STATES], async ({ trx }, held) => {
      if (held.customer_id !== customer_id) throw new HttpError(RETURN_ERRORS.no_such_return)
      if (held.state === "canceled") return false
      if (!["requested", "approved"].includes(held.state)) throw new HttpError(RETURN_ERRORS.return_on_its_way)
      await moveReturn(trx, return_id, "canceled")
    }),
)
