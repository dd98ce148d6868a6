import { createHash } from "node:crypto"
import pg from "pg"

/** By name: a table, the rows of it that count, and what a row is called; in SQL on the row `new`. */
export type Gates = Record<string, readonly [table: string, when: string, key: string]>

/**
 * The steps between charge and order at which a payment can be stopped: the statement that writes this table, for this
 * row. Nothing of the shop knows of it; the test's own triggers wait for a lock that the test holds.
 */
export const STEPS = {
  "the money is written down": ["razorpay_payment", "new.state = 'captured'", "new.id"],
  "the stock is held": ["reservation_item", "true", "new.line_item_id"],
  "the order is written": ["order", "true", "new.id"],
  "Medusa records the payment": ["payment", "true", "new.payment_session_id"],
  "order and payment are linked": ["order_payment_collection", "true", "new.payment_collection_id"],
  "the cart is closed": ["cart", "new.completed_at is not null", "new.id"],
  "the ledger learns of the order": ["razorpay_payment", "new.state = 'ordered'", "new.id || '!'"],
} as const satisfies Gates
export type Step = keyof typeof STEPS

type Ledger = { id: string; cart_id: string; payment_session_id: string; payment_collection_id: string }

/** What the row of this payment is called at that step. */
export const keyOf = (step: Step, { id, cart_id, ...payment }: Ledger, variant_id: string): string => {
  const item = createHash("sha256").update(`${cart_id} ${variant_id}`).digest("hex").slice(0, 26)
  const keys: Record<Step, string> = {
    "the money is written down": id,
    "the stock is held": `ordli_${item}`,
    "the order is written": cart_id.replace("cart_", "order_"),
    "Medusa records the payment": payment.payment_session_id,
    "order and payment are linked": payment.payment_collection_id,
    "the cart is closed": cart_id,
    "the ledger learns of the order": `${id}!`,
  }
  return keys[step]
}

/** The fate of statements that wait at a gate when their process dies. */
export const FATES = ["carried out", "dropped"] as const
export type Fate = (typeof FATES)[number]

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
  const forEachLock = (run: string) => client.query(`select ${FATES.map((fate) => `${run}(${LOCKS[fate]})`)}`)
  return {
    close: () => forEachLock("pg_advisory_lock"),
    /** The row with this key will stop at its gate. */
    stop: (key: string, fate: Fate) => client.query("insert into gate (key, lock) values ($1, $2)", [key, LOCKS[fate]]),
    waiting: async () => Number((await client.query(`select count(*) ${waiting(...FATES)}`)).rows[0].count),
    /** Opens all gates once the process that waits at them is dead: each statement meets its fate. */
    open: async () => {
      await client.query(`select pg_terminate_backend(pid) ${waiting("dropped")}`)
      await client.query("delete from gate")
      await forEachLock("pg_advisory_unlock")
    },
    end: () => client.end(),
  }
}
