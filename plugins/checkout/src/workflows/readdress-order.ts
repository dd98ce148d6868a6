import { requireState } from "@haat/places/require-state"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddressLines, Order } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { resolveOrderReader } from "../queries/order-reader"
import { isDeliverable, writeAddress } from "../queries/readdress-order"

type Input = { order_id: string; customer_id: string; address: AddressLines }

const ADDRESS_FIELDS = ["address_1", "address_2", "city", "province", "postal_code", "country_code"] as const

/**
 * Changes the address of an order that is not shipped, within its region; the billing address changes with it when both
 * were the same. The delivery charge is not computed again: the caller ensures that it is the same.
 */
export const readdressOrder = (container: MedusaContainer, { order_id, customer_id, address }: Input): Promise<Order> =>
  withOrderLock(container, order_id, async () => {
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const order = await resolveOrderReader(container).findOrder({ customer_id, id: order_id })
    if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
    if (!order.cancellable) throw new HttpError(CHECKOUT_ERRORS.order_on_its_way)
    if (!(await isDeliverable(database, { order_id, country_code: address.country_code })))
      throw new HttpError(CHECKOUT_ERRORS.outside_india)
    await requireState(address)
    const { shipping_address, billing_address } = order
    const with_billing = ADDRESS_FIELDS.every((field) => billing_address[field] === shipping_address[field])
    await writeAddress(database, { ...address, order_id, with_billing })
    return (await resolveOrderReader(container).findOrder({ customer_id, id: order_id })) as Order
  })
