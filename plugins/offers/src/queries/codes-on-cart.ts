import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const ADD_CODE = `
  insert into offer_code_on_cart (customer_id, offer_id, code_id)
  select :customer_id, :offer_id, :code_id
  where (select count(*) from offer_code_on_cart where customer_id = :customer_id and offer_id <> :offer_id) < :most
  on conflict (customer_id, offer_id) do update set code_id = excluded.code_id
  returning offer_id`

/**
 * Puts a code on a shopper's cart, in place of another of the same offer.
 * @returns false when there are `most` already
 */
export async function putCodeOnCart(
  db: Knex,
  input: { customer_id: string; offer_id: string; code_id: string; most: number },
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(ADD_CODE, input)
  return rows.length > 0
}

/** Takes a code off a shopper's cart; nothing when it is not there. */
export const dropCodeFromCart = (db: Knex, input: { customer_id: string; code: string }) =>
  db.raw(
    `delete from offer_code_on_cart where customer_id = :customer_id
       and code_id in (select id from offer_code where code = :code)`,
    input,
  )
