import type { Transaction } from "@haat/sdk/server/database"

/** Records once what a part of the plugin did. */
export const insertTrace = async (db: Transaction, id: string, made_by: string): Promise<void> =>
  void (await db.raw("insert into v1_trace (id, made_by) values (:id, :made_by) on conflict do nothing", {
    id,
    made_by,
  }))
