import type { RemainingFunds } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"

const LEFT_FUNDS = `
  select
    (
      select payment.left_paise from refundable_payment payment
      where payment.order_id = :order_id
      order by payment.created_at desc
      limit 1
    ) as left_paise,
    coalesce((select sums.disputed_paise from refundable_order sums where sums.order_id = :order_id),
    0) as disputed_paise,
    coalesce(
      (
        select jsonb_object_agg(line.line_id, line.pieces)
        from (
          select part.line_id, sum(part.quantity) as pieces from refund_part part
          where part.order_id = :order_id and part.line_id is not null
          group by part.line_id
        ) line
      ),
      '{}'
    ) as refunded`

/** Amount of an order's money that is not refunded, the disputed part of it, and the refunded pieces. */
export const readRemainingFunds = async (db: Transaction, order_id: string): Promise<RemainingFunds> =>
  (await db.raw<RemainingFunds>(LEFT_FUNDS, { order_id })).rows[0]

/** Store credit from other payments that an order holds, in paise. */
export async function sumReturnableCredit(db: Transaction, order_id: string): Promise<number> {
  const { rows } = await db.raw<{ paise: number }>(
    "select coalesce(sum(paise), 0)::int as paise from credit_fund where order_id = :order_id",
    { order_id },
  )
  return rows[0].paise
}
