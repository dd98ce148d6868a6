import { Conflict } from "@haat/http/conflict"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
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
import { findOrder } from "../queries/orders"

type Input = {
  order_id: string
  /** Whose order it has to be; anybody's when left out. */
  customer_id?: string
}

const ON_ITS_WAY = "This order is already on its way and cannot be cancelled any more"

async function requireOrder(container: MedusaContainer, { order_id, customer_id }: Input): Promise<Order> {
  const owner = customer_id ?? (await ownerOf(container, order_id))
  const order = owner ? await findOrder(container, { customer_id: owner, id: order_id }) : undefined
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
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
  if (order.status !== "canceled" && !order.cancellable) throw new Conflict(ON_ITS_WAY, "changed")
  return new StepResponse({ order, item_ids: order.items.map(({ id }) => id), open: order.status !== "canceled" })
})

/** From here on the order is cancelled, for good. Money that was taken goes back because of it (payment ledger). */
const cancelStep = createStep("checkout-cancel", async (order_id: string, { container }) => {
  await container.resolve(Modules.ORDER).cancel(order_id)
  return new StepResponse(order_id)
})

/** Done again it changes nothing, as the next one: what is free already stays so. */
const freeStockStep = createStep("checkout-free-stock", async (item_ids: string[], { container }) => {
  await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(item_ids)
  return new StepResponse(item_ids)
})

const dropPromisesStep = createStep("checkout-drop-promises", async (order_id: string, { container }) => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(
    `select p.id from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
      where l.order_id = :order_id and l.deleted_at is null and p.deleted_at is null and p.canceled_at is null
        and not exists (select 1 from capture c where c.payment_id = p.id and c.deleted_at is null)`,
    { order_id },
  )
  for (const { id } of rows) await container.resolve(Modules.PAYMENT).cancelPayment(id)
  return new StepResponse(rows.length)
})

const readStep = createStep(
  "checkout-read-cancelled",
  async (input: Input, { container }) => new StepResponse(await requireOrder(container, input)),
)

/**
 * Cancels an order that has not left yet: its stock can be sold again, promised cash is let go. Cancelling twice, also
 * at once, cancels once; where the first was broken off after the cancelling, the second does the rest. Refuses with a
 * 409 what is on its way.
 */
export const cancelOrderWorkflow = createWorkflow(CANCEL_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => `checkout:order:${order_id}`)
  acquireLockStep({ key, timeout: 30, retryInterval: 0.05, ttl: 60, executeOnSubWorkflow: true })
  const checked = checkStep(input)
  when(checked, ({ open }) => open).then(() => {
    cancelStep(input.order_id)
    // Lost when a later step fails; whoever listens also looks for what nobody told of.
    emitEventStep({ eventName: "order.canceled", data: { id: input.order_id } })
  })
  freeStockStep(checked.item_ids)
  dropPromisesStep(input.order_id)
  emitEventStep({
    eventName: "catalog.stock-changed",
    data: transform(checked, ({ order }) => ({ product_ids: order.items.map(({ product_id }) => product_id) })),
  }).config({ name: "emit-stock-freed" })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(readStep(input))
})
