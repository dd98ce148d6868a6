import { type ConflictCode, type Order, PLACE_ORDER } from "@haat/checkout/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { LEDGER } from "../../modules/razorpay"
import type { LedgerEntry } from "../../modules/razorpay/entry"
import type { RazorpayService } from "../../modules/razorpay/service"

/** Not now; `message` says why. */
export class TryLater extends Error {}

/** Money without an order is given back after so long, whatever it is that keeps the order from being placed. */
const LONGEST_WAIT = 5 * 60_000

/** What no waiting mends. */
const FOR_GOOD: string[] = ["changed", "sold_out", "ordered"] satisfies ConflictCode[]

/** The order that took over this payment, once its cart is closed: before that it is only half-made. */
const OURS = `
  select o.id from order_payment_collection l
  join "order" o on o.id = l.order_id and o.deleted_at is null
  join order_cart oc on oc.order_id = o.id and oc.deleted_at is null
  join cart c on c.id = oc.cart_id and c.completed_at is not null
  where l.payment_collection_id = :payment_collection_id and l.deleted_at is null`

/** Turns captured money into its order, or decides that it has to go back. Leaves any other payment alone. */
export async function placeOrder(container: MedusaContainer, entry: LedgerEntry) {
  if (entry.state !== "captured") return
  const ledger = container.resolve<RazorpayService>(LEDGER)
  const ordered = async () => {
    const order_id = await findOurs(container, entry)
    return order_id && (await ledger.move(entry, "ordered", { order_id }))
  }
  if (await ordered()) return
  try {
    const { id } = await place(container, entry)
    await ledger.move(entry, "ordered", { order_id: id })
  } catch (error) {
    // Its answer may have been lost while the order was placed.
    if (await ordered()) return
    const { code, type, message } = error as Partial<MedusaError>
    const conflict = type === MedusaError.Types.CONFLICT
    const waited = Date.now() - (entry.captured_at?.getTime() ?? 0) > LONGEST_WAIT
    if (!waited && !(conflict && FOR_GOOD.includes(code ?? ""))) throw conflict ? new TryLater(message) : error
    const reason = conflict && message ? message : "The order could not be placed"
    await ledger.move(entry, "refunding", { reason })
  }
}

async function findOurs(
  container: MedusaContainer,
  { payment_collection_id }: LedgerEntry,
): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { id: string }[] }>(OURS, { payment_collection_id })
  return rows[0]?.id
}

async function place(container: MedusaContainer, entry: LedgerEntry): Promise<Order> {
  const { customer_id, cart_id, plan, payment_collection_id, payment_session_id } = entry
  const paid = { payment_collection_id, payment_session_id }
  const input = { customer_id, cart_id, payment_method: "online", plan, paid }
  const { result } = await container.resolve(Modules.WORKFLOW_ENGINE).run(PLACE_ORDER, { input, logOnError: false })
  return result as Order
}
