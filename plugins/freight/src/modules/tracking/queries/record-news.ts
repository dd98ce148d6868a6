import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CourierNews, CourierStep } from "medusa-fulfillment-shiprocket"

/** Maximum stored steps of a parcel, against repeated reports and forged webhooks. */
const MAX_STEPS = 200

const INSERT = `
  insert into courier_step (id, fulfillment_id, happened_at, phase, activity, location)
  select step.id, :id, step.happened_at, step.phase, step.activity, step.location
  from jsonb_to_recordset(:steps::jsonb)
    as step(id text, happened_at timestamptz, phase text, activity text, location text)
  where (select count(*) from courier_step where fulfillment_id = :id) + :added <= ${MAX_STEPS}
  on conflict (id) do nothing`

/** The tracked kinds: parcels of orders, and those of returns. */
type Followed = { table: "parcel_watch" | "return_pickup"; id: string }

/**
 * SQL: sets the phase from the steps ordered by time, not by arrival. The next check is due now when a parcel was
 * delivered, or when the phase of a return changed.
 */
const latest = (table: Followed["table"]) => `
  update ${table} w set phase = coalesce(latest.phase, w.phase), expected_on = coalesce(:expected_on, w.expected_on),
    failures = 0, updated_at = now(),
    next_check_at = case when ${
      table === "parcel_watch" ? "latest.phase = 'delivered'" : "latest.phase is distinct from w.phase"
    } then now() else w.next_check_at end
  from (select :id::text as id) this
  left join lateral (
    select phase from courier_step where fulfillment_id = this.id and phase is not null
    order by happened_at desc, (phase = 'delivered') desc, created_at desc, id limit 1) latest on true
  where w.id = this.id`

/** Returns a step's id; the same step from a webhook and from a poll has the same id. */
const idOf = (fulfillment_id: string, { happened_at, activity, location }: CourierStep) =>
  `cstep_${createHash("sha256")
    .update(JSON.stringify([fulfillment_id, happened_at, activity.toLowerCase(), location.toLowerCase()]))
    .digest("hex")
    .slice(0, 26)}`

/** Stores new steps and updates the parcel's phase in one transaction. */
export const saveCourierNews = (db: Knex, { table, id }: Followed, { steps, expected_on }: CourierNews) =>
  db.transaction(async (trx) => {
    await trx.raw(`select 1 from ${table} where id = ? for update`, [id])
    const known = steps.map((step) => ({ ...step, id: idOf(id, step) }))
    const ids = new Set<string>()
    const fresh = known.filter((step) => !ids.has(step.id) && ids.add(step.id))
    const stored = await trx.raw<{ rows: { id: string }[] }>("select id from courier_step where id = any(?)", [
      [...ids],
    ])
    const seen = new Set(stored.rows.map((row) => row.id))
    const added = fresh.filter((step) => !seen.has(step.id))
    if (added.length) await trx.raw(INSERT, { id, steps: JSON.stringify(added), added: added.length })
    await trx.raw(latest(table), { id, expected_on })
  })
