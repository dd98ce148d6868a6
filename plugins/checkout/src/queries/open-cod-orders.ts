import { HttpError } from "@haat/http/http-error"
import { prepare, runPrepared } from "@haat/http/queries/prepared"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CHECKOUT_ERRORS } from "../errors"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"

/** Orders whose money is to be taken on delivery, and which have not arrived. */
const OPEN = prepare(`
  select o.id from "order" o join order_state state on state.order_id = o.id
  where o.customer_id = :customer_id and o.status = 'pending'
    and not state.online and not state.captured and state.delivered is not true
  limit :most`)

/**
 * A parcel that nobody takes costs the shop both ways, so a shopper has only so many under way that are not paid.
 * @throws HttpError 409 when there are as many as MAX_OPEN_COD_ORDERS allows
 */
export async function requireRoomForCod(container: MedusaContainer, customer_id: string) {
  const { maxOpenCodOrders: most } = container.resolve<CheckoutService>(CHECKOUT)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runPrepared<{ id: string }>(database, OPEN, { customer_id, most })
  if (rows.length < most) return
  if (most === 1) throw new HttpError(CHECKOUT_ERRORS.open_cod_order)
  throw new HttpError(CHECKOUT_ERRORS.open_cod_orders, { count: most })
}
