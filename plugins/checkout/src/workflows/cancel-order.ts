import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import { WORKFLOW_LOCK } from "@haat/http/lock-options"
import { inOrderTransaction } from "@haat/http/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { CANCEL_ORDER, type Order } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { findOrder } from "../queries/orders"

type Input = {
  order_id: string
  /** Whose order it has to be; anybody's when left out. */
  customer_id?: string
}

async function requireOrder(container: MedusaContainer, { order_id, customer_id }: Input): Promise<Order> {
  const owner = customer_id ?? (await ownerOf(container, order_id))
  const order = owner ? await findOrder(container, { customer_id: owner, id: order_id }) : undefined
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  return order
}

async function ownerOf(container: MedusaContainer, id: string): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { customer_id: string }[] }>(
    `select customer_id from "order" where id = :id and deleted_at is null`,
    { id },
  )
  return rows[0]?.customer_id
}

const checkStep = createStep("checkout-check-cancellable", async (input: Input, { container }) => {
  const order = await requireOrder(container, input)
  if (order.status !== "canceled" && !order.cancellable) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
  return new StepResponse({ order, item_ids: order.items.map(({ id }) => id), open: order.status !== "canceled" })
})

/** It has left, or somebody has booked it through the engine, which takes it off the stock. */
const LEFT = `
  select 1 from order_fulfillment l
  join fulfillment f on f.id = l.fulfillment_id and f.deleted_at is null and f.canceled_at is null
  where l.order_id = ? and l.deleted_at is null limit 1`

/** What is held for it can be sold again; the level follows (decision 008). */
const FREE_STOCK =
  "update reservation_item set deleted_at = now(), updated_at = now() where line_item_id = any(?) and deleted_at is null"

/** Cash that was promised; money that was taken is given back by the payment ledger. */
const DROP_PROMISES = `
  update payment p set canceled_at = now(), updated_at = now()
  from order_payment_collection l
  where l.order_id = ? and l.deleted_at is null and p.payment_collection_id = l.payment_collection_id
    and p.deleted_at is null and p.canceled_at is null
    and not exists (select 1 from capture c where c.payment_id = p.id and c.deleted_at is null)`

/** The order, its stock and its promised cash, in one transaction: it is cancelled, for good, or nothing has changed. */
const cancelStep = createStep(
  "checkout-cancel",
  async ({ order_id, item_ids }: { order_id: string; item_ids: string[] }, { container }) => {
    await inOrderTransaction(container, order_id, async ({ order, orders, trx, context }) => {
      if ((await trx.raw<{ rows: unknown[] }>(LEFT, [order_id])).rows.length)
        throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
      if (!order.canceled) await orders.cancel(order_id, context)
      await trx.raw(FREE_STOCK, [item_ids])
      await trx.raw(DROP_PROMISES, [order_id])
    })
    return new StepResponse(order_id)
  },
)

const readStep = createStep(
  "checkout-read-cancelled",
  async (input: Input, { container }) => new StepResponse(await requireOrder(container, input)),
)

/**
 * Cancels an order that has not left yet: its stock can be sold again, promised cash is let go. Cancelling twice, also
 * at once, cancels once. Refuses with a 409 what is on its way.
 */
export const cancelOrderWorkflow = createWorkflow(CANCEL_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const checked = checkStep(input)
  cancelStep(transform({ input, checked }, ({ input, checked }) => ({ ...input, item_ids: checked.item_ids })))
  when(checked, ({ open }) => open).then(() => {
    // Lost when the process dies here; whoever listens also looks for what nobody told of.
    emitEventStep({ eventName: "order.canceled", data: { id: input.order_id } })
    emitEventStep({
      eventName: "catalog.stock-changed",
      data: transform(checked, ({ order }) => ({ product_ids: order.items.map(({ product_id }) => product_id) })),
    }).config({ name: "emit-stock-freed" })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(readStep(input))
})
