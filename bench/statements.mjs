/** Settings of PostgreSQL that count statements. */
export const COUNTS_STATEMENTS = ["shared_preload_libraries=pg_stat_statements"]

/** Counts them in a database from now on. @param query(text) asks that database */
export const beginToCount = (query) => query("create extension pg_stat_statements")

/** @returns how many statements the shop of a database ran while `work` was under way */
export async function countStatements(query, work) {
  await query("select pg_stat_statements_reset()")
  await work()
  const [{ calls }] = await query(CALLS)
  return Number(calls)
}

/** Since the last reset; what the measuring itself asked is not among them. */
const CALLS = `
  select coalesce(sum(calls), 0) as calls from pg_stat_statements
  where dbid = (select oid from pg_database where datname = current_database())
    and query not like '%pg_stat_statements%'`
