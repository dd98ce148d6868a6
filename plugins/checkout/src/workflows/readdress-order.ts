import { requireState } from "@haat/places/require-state"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { orderLockKey, WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { type AddressLines, type Order, READDRESS_ORDER } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { orderReaderOf } from "../queries/order-reader"
import { isDeliverable, type OrderLines, writeAddress } from "../queries/readdress-order"

type Input = { order_id: string; customer_id: string; address: AddressLines }

const LINES = ["address_1", "address_2", "city", "province", "postal_code", "country_code"] as const

const readdressStep = createStep(
  "checkout-readdress",
  async ({ order_id, customer_id, address }: Input, { container }) => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const order = await orderReaderOf(container).findOrder({ customer_id, id: order_id })
    if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
    if (!order.cancellable) throw new HttpError(CHECKOUT_ERRORS.order_on_its_way)
    if (!(await isDeliverable(database, { order_id, country_code: address.country_code })))
      throw new HttpError(CHECKOUT_ERRORS.outside_india)
    await requireState(address)
    const { shipping_address, billing_address } = order
    const { address_1, address_2, city, province, postal_code, country_code } = shipping_address
    const with_billing = LINES.every((line) => billing_address[line] === shipping_address[line])
    const before: OrderLines = {
      address_1,
      address_2,
      city,
      province,
      postal_code,
      country_code,
      order_id,
      with_billing,
    }
    await writeAddress(database, { ...address, order_id, with_billing })
    return new StepResponse((await orderReaderOf(container).findOrder({ customer_id, id: order_id })) as Order, before)
  },
  async (before, { container }) => {
    if (before) await writeAddress(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), before)
  },
)

/**
 * Sends a shopper's order, which has not left yet, to another address of its region; the bill follows when it named the
 * same address. The delivery charge is not computed again: the caller ensures that it is the same.
 */
export const readdressOrderWorkflow = createWorkflow(READDRESS_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderLockKey(order_id))
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const order = readdressStep(input)
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(order)
})
