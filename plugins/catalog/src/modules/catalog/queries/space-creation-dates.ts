import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Sets the creation dates of products added together one second apart, the last being the newest, to order lists. */
export const spaceCreationDates = (trx: Knex, ids: string[]) =>
  trx.raw(
    `update product p set created_at = p.created_at - make_interval(secs => cardinality(added.ids) - given.position)
     from (select ?::text[] as ids) added, unnest(added.ids) with ordinality as given (id, position)
     where p.id = given.id`,
    [ids],
  )
