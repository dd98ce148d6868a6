import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Adds to how often each call was used on its day (YYYY-MM-DD); `id` is for a call that is new on it. */
export const addCalls = (db: Knex, calls: { id: string; day: string; call: string; times: number }[]) =>
  db.raw(
    `insert into legacy_call (id, day, call, times)
     select id, day, call, times from jsonb_to_recordset(?::jsonb) as c(id text, day text, call text, times integer)
     order by call
     on conflict (day, call) where deleted_at is null
     do update set times = legacy_call.times + excluded.times, updated_at = now()`,
    [JSON.stringify(calls)],
  )
