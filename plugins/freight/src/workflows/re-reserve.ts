import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import type { OrderedItem } from "../queries/find-parcels"
import { holdMissing, isAnyMissing } from "../queries/hold-missing"

/**
 * Holds on the stock what an order sends in the place of goods that came back damaged: nothing is held for these any
 * more. It stays held when the parcel is not booked, as the goods of any order that waits.
 * @throws HttpError 409 when the stock has too few, and then nothing is held
 */
export async function reReserve(container: MedusaContainer, sent: { order_id: string; items: OrderedItem[] }) {
  if (!(await isAnyMissing(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sent))) return
  await inOrderTransaction(container, sent.order_id, async ({ order, trx }) => {
    if (order.canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const short = await holdMissing(trx, sent)
    if (short) throw new HttpError(FREIGHT_ERRORS.too_few_to_send_again, short)
  })
}
