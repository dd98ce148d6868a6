import { type Fill, routine } from "./declare"

type Followed = {
  /** the table whose rows are followed */
  table: string
  /** SQL function to call with the ids that a change affects, as text[] */
  refresh: string
  /** selects these ids from `rows`, which has the columns of `table` */
  idsOf: (rows: string) => string
  /** names of the declared objects that `idsOf` reads, and of `table` if it is declared */
  needs?: string[]
}

/** Declares a trigger that calls `refresh` after every statement that changes `table`, from any program. */
export const followRows = ({ table, refresh, idsOf, needs = [] }: Followed) => {
  const name = `${refresh}_of_${table}`
  const trigger = (event: string, rows: string) => `
create or replace trigger ${name}_${event} after ${event} on ${table}
  referencing ${rows} for each statement execute function ${name}();`
  return routine(
    name,
    [refresh, ...needs],
    `
create or replace function ${name}() returns trigger language plpgsql as $$
declare ids text[] := '{}';
begin
  if tg_op <> 'DELETE' then ids := ids || array(${idsOf("added")}); end if;
  if tg_op <> 'INSERT' then ids := ids || array(${idsOf("removed")}); end if;
  if cardinality(ids) > 0 then perform ${refresh}(ids); end if;
  return null;
end $$;
${trigger("insert", "new table as added")}
${trigger("update", "old table as removed new table as added")}
${trigger("delete", "old table as removed")}`,
  )
}

const BATCH_SIZE = 500

/**
 * Calls `refresh` with the ids of all rows of `table`, in batches: an order that is placed meanwhile waits for at most
 * one batch. The triggers follow changes made meanwhile.
 */
export const refreshInBatches =
  (refresh: string, table: string): Fill =>
  async (database) => {
    for (let after = ""; ; ) {
      const ids: string[] = await database(table).where("id", ">", after).orderBy("id").limit(BATCH_SIZE).pluck("id")
      if (!ids.length) return
      await database.raw(`select ${refresh}(?)`, [ids])
      after = ids[ids.length - 1]
    }
  }
