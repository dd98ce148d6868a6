import { sentenceOf } from "@haat/sdk/errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { runHook } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction, type OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer, Message } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type OrderReturn, RETURN_CHANGED, RETURN_STATES, type ReturnState } from "../contract"
import { CHANGE_RETURN_HOOK } from "../hooks"
import { resolveOrderReader } from "../queries/order-reader"
import { type LockedReturn, lockReturn, setReturnState } from "../queries/returns"
import { RETURN_ERRORS } from "../return-errors"
import { logCodWithheld } from "./cod"
import { canceledEvents, placedEvents } from "./exchange/exchange-events"
import { makeExchange, planExchange } from "./exchange/make-exchange"
import { undoExchange } from "./exchange/undo-exchange"

/** Writes a change of a locked return. @returns the new state */
type Change = (transaction: OrderTransaction, held: LockedReturn) => Promise<ReturnState>

/** Words for the states in error messages to staff. */
const STATE_LABELS: Record<ReturnState, string> = {
  requested: "not decided",
  approved: "approved",
  picked_up: "picked up",
  received: "received",
  rejected: "rejected",
  canceled: "cancelled",
}

const alreadyDecidedError = (state: ReturnState) =>
  new HttpError(RETURN_ERRORS.return_is_decided, { state: STATE_LABELS[state] })

/**
 * Changes a return that is in one of the states `from`, in a transaction that locks its order: `change` writes the
 * return, then the plugins' hook runs. Emits the events after the commit, also those that `change` adds to `events`.
 * @throws HttpError 404; 409 in another state
 */
export async function changeReturn(
  container: MedusaContainer,
  return_id: string,
  from: ReturnState[],
  change: Change,
  events: Message<object>[] = [],
): Promise<OrderReturn> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const known = await lockReturn(database, return_id)
  if (!known) throw new HttpError(RETURN_ERRORS.no_such_return)
  const changed = await inOrderTransaction(container, known.order_id, async (transaction) => {
    const held = await lockReturn(transaction.trx, return_id)
    if (!held || !from.includes(held.state)) throw alreadyDecidedError(held?.state ?? "canceled")
    const { trx } = transaction
    const { order_id, way } = held
    const state = await change(transaction, held)
    await runHook(container, CHANGE_RETURN_HOOK, { trx, return_id, order_id, state, way })
    return (await resolveOrderReader(container).findReturn(return_id, trx)) as OrderReturn
  })
  await emitEvents(container, [{ name: RETURN_CHANGED, data: { id: return_id, state: changed.state } }, ...events])
  return changed
}

/** Ends an open return, and cancels its replacement order. */
async function endReturn(container: MedusaContainer, return_id: string, from: ReturnState[], change: Change) {
  const events: Message<object>[] = []
  return changeReturn(
    container,
    return_id,
    from,
    async (transaction, held) => {
      const state = await change(transaction, held)
      if (state === held.state) return state
      const canceled = await undoExchange(container, transaction, return_id)
      if (canceled) events.push(...canceledEvents(canceled))
      return state
    },
    events,
  )
}

/**
 * Approves a return. For an exchange, places the replacement order and reserves its pieces. A pickup is requested in
 * the same transaction, and booked afterwards by the caller or by the job.
 */
export async function approveReturn(container: MedusaContainer, return_id: string): Promise<OrderReturn> {
  const known = await lockReturn(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), return_id)
  const isExchange = known?.state === "requested" && known.outcome === "exchange"
  const planned = isExchange ? await planExchange(container, return_id) : undefined
  const approved = await changeReturn(
    container,
    return_id,
    ["requested"],
    async (transaction) => {
      if (planned) await makeExchange(container, transaction, return_id, planned)
      return setReturnState(transaction.trx, return_id, "approved")
    },
    planned ? placedEvents(planned) : [],
  )
  if (planned?.withheld) {
    const { entry, params } = planned.withheld
    await logCodWithheld(container, planned.plan.customer_id, sentenceOf(entry, params))
  }
  return approved
}

/** Rejects a return with a reason for the shopper. An exchange can be rejected until its goods are received. */
export const rejectReturn = (
  container: MedusaContainer,
  { return_id, reason }: { return_id: string; reason: string },
): Promise<OrderReturn> =>
  endReturn(container, return_id, ["requested", "approved", "picked_up"], async ({ trx }, held) => {
    if (held.state !== "requested" && held.outcome !== "exchange") throw alreadyDecidedError(held.state)
    return setReturnState(trx, return_id, "rejected", { decision: reason })
  })

/** Records that the goods are on their way, after which the shopper cannot cancel the return. */
export const pickUpReturn = (container: MedusaContainer, return_id: string): Promise<OrderReturn> =>
  changeReturn(container, return_id, ["approved"], ({ trx }) => setReturnState(trx, return_id, "picked_up"))

/** @throws HttpError 404 for another shopper's return, 409 when it is picked up */
export const cancelReturn = (
  container: MedusaContainer,
  { return_id, customer_id }: { return_id: string; customer_id: string },
): Promise<OrderReturn> =>
  endReturn(container, return_id, [...RETURN_STATES], async ({ trx }, held) => {
    if (held.customer_id !== customer_id) throw new HttpError(RETURN_ERRORS.no_such_return)
    if (held.state === "canceled") return held.state
    if (!["requested", "approved"].includes(held.state)) throw new HttpError(RETURN_ERRORS.return_on_its_way)
    return setReturnState(trx, return_id, "canceled")
  })
