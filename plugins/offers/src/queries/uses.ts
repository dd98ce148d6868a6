import { toPaise } from "@haat/http/money"
import type { OfferTransaction, OfferUse } from "../contract"

/** For how long a use is kept for a cart whose payment is open. */
const HELD = "20 minutes"

const rowsOf = (uses: OfferUse[]) =>
  JSON.stringify(uses.map(({ offer_id, code_id, amount }) => ({ offer_id, code_id, discount_paise: toPaise(amount) })))

/** In the sequence of their ids: two orders that want the same two offers do not wait for each other for ever. */
const WRITE = (order_id: string, held_until: string) => `
  insert into offer_use (offer_id, cart_id, order_id, customer_id, code_id, code, discount_paise, held_until)
  select used.offer_id, :cart_id, ${order_id}, :customer_id, c.id, c.code, used.discount_paise, ${held_until}
  from jsonb_to_recordset(cast(:uses as jsonb)) as used(offer_id text, code_id text, discount_paise integer)
  left join offer_code c on c.id = used.code_id
  order by used.offer_id
  on conflict (offer_id, cart_id) do update set order_id = coalesce(excluded.order_id, offer_use.order_id),
    code_id = excluded.code_id, code = excluded.code, discount_paise = excluded.discount_paise, held_until = excluded.held_until, given_back_at = null`

const RECORD = `
  with written as (${WRITE(":order_id", "null")} returning code_id)
  delete from offer_code_on_cart where customer_id = :customer_id and code_id in (select code_id from written)`

type Used = { cart_id: string; customer_id: string; uses: OfferUse[] }

/** Writes the uses of an order, and takes its codes off the cart. */
export const recordUses = async (trx: OfferTransaction, { uses, ...ids }: Used & { order_id: string }) => {
  await trx.raw(RECORD, { ...ids, uses: rowsOf(uses) })
}

/** Keeps uses for a cart whose payment is open. */
export const holdUses = async (db: OfferTransaction, { uses, ...ids }: Used) => {
  await db.raw(WRITE("null::text", `now() + interval '${HELD}'`), { ...ids, uses: rowsOf(uses) })
}

/** Releases what is kept for a cart and is not in its order. */
export const releaseHold = async (db: OfferTransaction, cart_id: string) => {
  await db.raw(
    "update offer_use set given_back_at = now() where cart_id = :cart_id and order_id is null and given_back_at is null",
    { cart_id },
  )
}
