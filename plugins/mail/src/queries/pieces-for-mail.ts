import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Pieces that were cancelled, as their mail shows them; amounts in rupees. */
export type PiecesForMail = {
  order_id: string
  lines: { name: string; quantity: number; amount_paise: number }[]
  reason: string
  /** the shopper did it */
  by_shopper: boolean
  /** what goes back the way it was paid, and what is store credit again */
  refund: number
  credit: number
}

/** Undefined when there are no such pieces. */
export async function findPiecesForMail(container: MedusaContainer, id: string): Promise<PiecesForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: PiecesForMail[] }>(
    `select order_id, lines, reason, requested_by is null as by_shopper, refund, credit
     from order_cancelled_pieces where id = ?`,
    [id],
  )
  return rows[0]
}
