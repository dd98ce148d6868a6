import type { OrderReturn } from "@haat/checkout/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type ReturnForMail = Pick<OrderReturn, "outcome" | "way" | "decision"> & {
  lines: Pick<OrderReturn["lines"][number], "name" | "quantity">[]
  order_id: string
  display_id: number
  to: string
  first_name: string
  /**
   * the order that replaces the goods, and what is to be paid for it in rupees, also in cash or not; null without one
   */
  exchange_order: { display_id: number; to_pay: number; takes_cash: boolean } | null
}

const RETURN = `
  select r.order_id, r.display_id, coalesce(c.email, r.email) as to, coalesce(c.first_name, '') as first_name,
    r.outcome,
    r.way, r.decision, r.lines, case when x.order_id is not null then
      jsonb_build_object('display_id', x.display_id, 'to_pay', x.to_pay,
        'takes_cash', x.cash_withheld is null) end as exchange_order
  from order_return r
  left join shopper c on c.id = r.customer_id
  left join replacement_order x on x.return_id = r.id
  where r.id = ? and coalesce(c.email, r.email) is not null`

/** Returns undefined when the return, or its recipient, is gone. */
export async function findReturnForMail(container: MedusaContainer, id: string): Promise<ReturnForMail | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await database.raw<{ rows: ReturnForMail[] }>(RETURN, [id])).rows[0]
}
