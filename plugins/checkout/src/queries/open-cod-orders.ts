import { HttpError } from "@haat/sdk/server/http-error"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { CHECKOUT_ERRORS } from "../errors"
import { CHECKOUT } from "../modules/checkout"
import type { CheckoutService } from "../modules/checkout/service"

/** SQL: cash orders of the shopper that have not arrived yet. */
const OPEN_COD_ORDERS = `
  from "order" o join order_state state on state.order_id = o.id
  where o.customer_id = :customer_id and o.status = 'pending'
    and not state.online and not state.captured and state.delivered is not true`

const FIRST_OPEN = prepare(`select o.id ${OPEN_COD_ORDERS} limit :most`)

const UNCOLLECTED = prepare(`
  select coalesce(sum(p.amount), 0)::float8 as rupees
  from order_payment_collection l
  join payment p on p.payment_collection_id = l.payment_collection_id and p.deleted_at is null
  where l.order_id in (select o.id ${OPEN_COD_ORDERS}) and l.deleted_at is null
    and p.provider_id = 'pp_system_default' and p.captured_at is null and p.canceled_at is null`)

/** Sums the cash still to be collected from a shopper, in rupees. */
export async function sumUncollectedCash(db: Pick<Knex, "raw">, customer_id: string): Promise<number> {
  const [{ rupees }] = await runPrepared<{ rupees: number }>(db, UNCOLLECTED, { customer_id })
  return rupees
}

/**
 * Limits the number of cash orders under way, since an undelivered parcel costs the shop both ways.
 * @throws HttpError 409 when the shopper has MAX_OPEN_COD_ORDERS of them already
 */
export async function requireCodOrderLimit(container: MedusaContainer, customer_id: string) {
  const { maxOpenCodOrders: most } = container.resolve<CheckoutService>(CHECKOUT)
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runPrepared<{ id: string }>(database, FIRST_OPEN, { customer_id, most })
  if (rows.length < most) return
  if (most === 1) throw new HttpError(CHECKOUT_ERRORS.open_cod_order)
  throw new HttpError(CHECKOUT_ERRORS.open_cod_orders, { count: most })
}
