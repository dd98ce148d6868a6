import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import type { OrderedItem } from "../queries/find-parcels"
import { holdMissing, isAnyMissing } from "../queries/hold-missing"

/**
 * Reserves replacements for goods that came back damaged, whose reservation is gone. The reservation stays when the
 * booking of the parcel fails.
 * @throws HttpError 409 when the stock is too low; nothing is reserved then
 */
export async function reReserve(container: MedusaContainer, sent: { order_id: string; items: OrderedItem[] }) {
  if (!(await isAnyMissing(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), sent))) return
  await inOrderTransaction(container, sent.order_id, async ({ order, trx }) => {
    if (order.canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
    const short = await holdMissing(trx, sent)
    if (short) throw new HttpError(FREIGHT_ERRORS.too_few_to_send_again, short)
  })
}
