import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** A refund as its mail shows it; amount in rupees. */
export type RefundForMail = {
  order_id: string
  display_id: number
  email: string | null
  first_name: string
  amount: number
  reason: string
  method: "online" | "transfer" | "credit"
  reference: string | null
  /** what its credit notes are of: its return, or itself */
  noted_as: string
  /** of a line, of the way back, or else of the delivery; null for an amount */
  parts: { name?: string; quantity?: number; way_back?: boolean; amount_paise: number }[] | null
}

/** Undefined when there is no such refund. */
export async function findRefundForMail(container: MedusaContainer, id: string): Promise<RefundForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: RefundForMail[] }>(
    `select f.order_id, o.display_id, o.email, coalesce(o.shipping_address ->> 'first_name', '') as first_name, f.amount,
       f.reason, f.method, f.reference, f.parts, coalesce(f.return_id, f.id) as noted_as
     from order_refund f join placed_order o on o.order_id = f.order_id where f.id = ?`,
    [id],
  )
  return rows[0]
}
