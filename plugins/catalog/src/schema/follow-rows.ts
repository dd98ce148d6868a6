type Followed = {
  /** the table whose rows are followed */
  table: string
  /** the SQL function that is called with the ids that a change is about, as text[] */
  refresh: string
  /** selects these ids from `rows`, which has the columns of `table` */
  idsOf: (rows: string) => string
}

/** SQL that calls `refresh` after every statement that changes `table`, whoever runs it. Safe to run again. */
export const followRows = ({ table, refresh, idsOf }: Followed) => {
  const name = `${refresh}_of_${table}`
  const trigger = (event: string, rows: string) => `
create or replace trigger ${name}_${event} after ${event} on ${table}
  referencing ${rows} for each statement execute function ${name}();`
  return `
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
${trigger("delete", "old table as removed")}`
}
