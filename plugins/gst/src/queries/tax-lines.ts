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

/** Never decreases, also with two concurrent processes. */
const MOVE = "update gst_tax_line_progress set written_to = greatest(written_to, :last)"

const FINISH = "update gst_tax_line_progress set finished_at = now() where finished_at is null"

/** SQLSTATE classes of what one order's rows can cause: cardinality, data, integrity, and what a trigger raises. */
const ROW_ERROR = /^(21|22|23|P0)/

export type UnwrittenOrder = { order_id: string; reason: string }

/** `last` is the id of the last order; `finished` says that no order is left. */
type WrittenTaxLines = { orders: number; failed: UnwrittenOrder[]; last?: string; finished: boolean }

/**
 * Writes Medusa's tax lines of the next orders with stored tax, by id, each order in its own transaction. Idempotent,
 * so that it continues after a crash. Skips an order whose rows the database rejects; its next change of tax tries
 * again.
 * @returns undefined when all orders have been written
 */
export async function writeNextTaxLines(db: Knex, most: number): Promise<WrittenTaxLines | undefined> {
  const { rows: finished } = await db.raw<{ rows: unknown[] }>(IS_FINISHED)
  if (finished.length) return undefined
  const { rows } = await db.raw<{ rows: { order_id: string; has_tax: boolean }[] }>(NEXT, { most })
  const failed: UnwrittenOrder[] = []
  for (const { order_id, has_tax } of rows) {
    const reason = has_tax ? await writeOrder(db, order_id) : undefined
    if (reason) failed.push({ order_id, reason })
  }
  const last = rows.at(-1)?.order_id
  if (last) await db.raw(MOVE, { last })
  const isLast = rows.length < most
  if (isLast) await db.raw(FINISH)
  return { orders: rows.length, failed, last, finished: isLast }
}

/** @returns the reason why the database rejected the rows of this order */
async function writeOrder(db: Knex, order_id: string): Promise<string | undefined> {
  try {
    await db.transaction(async (trx) => {
      if (await lockOrder(trx, order_id)) await trx.raw(WRITE, { order_id })
    })
  } catch (error) {
    const { code = "", message } = error as { code?: string; message: string }
    if (!ROW_ERROR.test(code)) throw error
    return message
  }
}
