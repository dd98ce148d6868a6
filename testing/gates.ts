import pg from "pg"

/** By name: a table, the rows of it that count, and what a row is called; in SQL on the row `new`. */
export type Gates = Record<string, readonly [table: string, when: string, key: string]>

/** The fate of statements that wait at a gate when their process dies. */
export const STATEMENT_OUTCOMES = ["carried out", "dropped"] as const
export type Fate = (typeof STATEMENT_OUTCOMES)[number]

const LOCKS: Record<Fate, number> = { "carried out": 77_123, dropped: 77_122 }

/** Gates in a database: closed while the test holds their locks. */
export async function buildGates(databaseUrl: string, gates: Gates) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query("create table gate (key text primary key, lock bigint not null)")
  for (const [at, [table, when, key]] of Object.values(gates).entries())
    await client.query(`
      create function gate_${at}() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock_shared(lock) from gate where gate.key = ${key};
        return new;
      end $$;
      create trigger gate_${at} before insert or update on "${table}" for each row when (${when})
        execute function gate_${at}()`)

  const waiting = (...fates: Fate[]) =>
    `from pg_locks where locktype = 'advisory' and objid in (${fates.map((fate) => LOCKS[fate])}) and not granted`
  const forEachLock = (run: string) =>
    client.query(`select ${STATEMENT_OUTCOMES.map((fate) => `${run}(${LOCKS[fate]})`)}`)
  return {
    close: () => forEachLock("pg_advisory_lock"),
    /** The row with this key will stop at its gate. */
    stop: (key: string, fate: Fate) => client.query("insert into gate (key, lock) values ($1, $2)", [key, LOCKS[fate]]),
    waiting: async () =>
      Number((await client.query(`select count(*) ${waiting(...STATEMENT_OUTCOMES)}`)).rows[0].count),
    /** Opens all gates once the process that waits at them is dead: each statement meets its fate. */
    open: async () => {
      await client.query(`select pg_terminate_backend(pid) ${waiting("dropped")}`)
      await client.query("delete from gate")
      await forEachLock("pg_advisory_unlock")
    },
    end: () => client.end(),
  }
}
