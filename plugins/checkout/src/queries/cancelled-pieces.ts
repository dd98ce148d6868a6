import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import type { CancellationSettings, CancelledPieces, SaveCancellationSettings } from "../contract"

/** Finds the pieces that were cancelled by this request; undefined when it was not handled yet. */
export async function findCancelledPieces(db: Knex, request_id: string): Promise<CancelledPieces | undefined> {
  const { rows } = await db.raw<{ rows: CancelledPieces[] }>("select * from cancelled_pieces where request_id = ?", [
    request_id,
  ])
  return rows[0]
}

export async function insertCancelledPieces(trx: Knex, pieces: Omit<CancelledPieces, "id">): Promise<CancelledPieces> {
  const { rows } = await trx.raw<{ rows: CancelledPieces[] }>(
    `insert into cancelled_pieces (id, order_id, request_id, requested_by, reason, lines, less_paise, credit_paise,
       refund_ids, refund_paise, moved_paise)
     values (:id, :order_id, :request_id, :requested_by, :reason, :lines::jsonb, :less_paise, :credit_paise,
       :refund_ids, :refund_paise, :moved_paise)
     returning *`,
    { ...pieces, id: generateEntityId("", "pieces"), lines: JSON.stringify(pieces.lines) } as Record<
      string,
      Knex.Value
    >,
  )
  // Updates the order so that its triggers rewrite order_fact.
  await trx.raw(`update "order" set updated_at = now() where id = ?`, [pieces.order_id])
  return rows[0]
}

/** Marks an order as not packed, because the contents of its box have changed. */
export const deletePackedMark = (trx: Knex, order_id: string) =>
  trx.raw("delete from packed_order where id = ?", [order_id])

const COLUMNS = "id, version, by_shoppers, updated_at"

/** Reads the setting that lets shoppers cancel pieces of an order. */
export async function readCancellationSettings(db: Knex): Promise<CancellationSettings> {
  const { rows } = await db.raw<{ rows: CancellationSettings[] }>(
    `select ${COLUMNS} from cancellation_settings where id = 'shop'`,
  )
  return rows[0]
}

/** Saves the setting if its version is current. @returns the saved setting; undefined when the version is outdated */
export async function writeCancellationSettings(
  db: Knex,
  settings: SaveCancellationSettings,
): Promise<CancellationSettings | undefined> {
  const { rows } = await db.raw<{ rows: CancellationSettings[] }>(
    `update cancellation_settings set by_shoppers = :by_shoppers, version = version + 1, updated_at = now()
     where id = 'shop' and version = :version returning ${COLUMNS}`,
    settings,
  )
  return rows[0]
}
