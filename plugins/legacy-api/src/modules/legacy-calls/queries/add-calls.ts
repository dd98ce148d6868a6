import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Adds to the number of uses of each call on a day (YYYY-MM-DD); `id` is the id of a new row. */
export const addCalls = (db: Knex, calls: { id: string; day: string; call: string; times: number }[]) =>
  db.raw(
    `insert into legacy_call (id, day, call, times)
     select id, day, call, times from jsonb_to_recordset(?::jsonb) as c(id text, day text, call text, times integer)
     order by call
     on conflict (day, call) where deleted_at is null
     do update set times = legacy_call.times + excluded.times, updated_at = now()`,
    [JSON.stringify(calls)],
  )
