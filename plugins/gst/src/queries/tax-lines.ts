import { lockOrder } from "@haat/sdk/server/queries/lock-order"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const IS_FINISHED = "select from gst_tax_line_progress where finished_at is not null"

const NEXT = `
  select taxed.order_id, exists (
      select from gst_order_line part
      where part.order_id = taxed.order_id and part.taxable_paise < part.paid_paise) as has_tax
  from gst_order taxed
  where taxed.order_id > (select written_to from gst_tax_line_progress)
  order by taxed.order_id limit :most`

const WRITE = "select haat_write_tax_lines(array[:order_id::text])"

/** Never goes back, where two processes write tax lines at once. */
const MOVE = "update gst_tax_line_progress set written_to = greatest(written_to, :last)"

const FINISH = "update gst_tax_line_progress set finished_at = now() where finished_at is null"

/** `last` is the id of the last order; `finished` says that no order is left. */
export type WrittenTaxLines = { orders: number; last?: string; finished: boolean }

/**
 * Writes Medusa's tax lines of the next orders with stored tax, in the sequence of their ids, each order in its own
 * transaction. What was written before a process died is found unchanged, and the rest is written.
 * @returns undefined when all were written before
 */
export async function writeNextTaxLines(db: Knex, most: number): Promise<WrittenTaxLines | undefined> {
  const { rows: finished } = await db.raw<{ rows: unknown[] }>(IS_FINISHED)
  if (finished.length) return undefined
  const { rows } = await db.raw<{ rows: { order_id: string; has_tax: boolean }[] }>(NEXT, { most })
  for (const { order_id, has_tax } of rows)
    if (has_tax)
      await db.transaction(async (trx) => {
        if (await lockOrder(trx, order_id)) await trx.raw(WRITE, { order_id })
      })
  const last = rows.at(-1)?.order_id
  if (last) await db.raw(MOVE, { last })
  const isLast = rows.length < most
  if (isLast) await db.raw(FINISH)
  return { orders: rows.length, last, finished: isLast }
}
