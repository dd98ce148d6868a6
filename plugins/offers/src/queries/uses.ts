import type { OfferUse } from "@haat/checkout/contract"
import { toPaise } from "@haat/sdk/money"
import type { Transaction } from "@haat/sdk/server/database"

/** Period for which a use is reserved for a cart whose payment is open. */
const HOLD_DURATION = "20 minutes"

const toUseRows = (uses: OfferUse[]) =>
  JSON.stringify(uses.map(({ offer_id, code_id, amount }) => ({ offer_id, code_id, discount_paise: toPaise(amount) })))

/** SQL: writes uses in the order of offer ids, so that two orders with the same offers do not deadlock. */
const writeUses = (order_id: string, held_until: string) => `
  insert into offer_use (offer_id, cart_id, order_id, customer_id, code_id, code, discount_paise, held_until)
  select used.offer_id, :cart_id, ${order_id}, :customer_id, c.id, c.code, used.discount_paise, ${held_until}
  from jsonb_to_recordset(cast(:uses as jsonb)) as used(offer_id text, code_id text, discount_paise integer)
  left join offer_code c on c.id = used.code_id
  order by used.offer_id
  on conflict (offer_id, cart_id) do update set order_id = coalesce(excluded.order_id, offer_use.order_id),
    code_id = excluded.code_id, code = excluded.code, discount_paise = excluded.discount_paise,
    held_until = excluded.held_until, given_back_at = null`

const RECORD_USES = `
  with written as (${writeUses(":order_id", "null")} returning code_id)
  delete from offer_code_on_cart where customer_id = :customer_id and code_id in (select code_id from written)`

type CartUses = { cart_id: string; customer_id: string; uses: OfferUse[] }

/** Writes the uses of an order, and removes its codes from the cart. */
export const recordUses = async (trx: Transaction, { uses, ...ids }: CartUses & { order_id: string }) => {
  await trx.raw(RECORD_USES, { ...ids, uses: toUseRows(uses) })
}

/** Reserves uses for a cart while its payment is open. */
export const holdUses = async (db: Transaction, { uses, ...ids }: CartUses) => {
  await db.raw(writeUses("null::text", `now() + interval '${HOLD_DURATION}'`), { ...ids, uses: toUseRows(uses) })
}

/** Releases reserved uses of a cart that are in no order. */
export const releaseHold = async (db: Transaction, cart_id: string) => {
  await db.raw(
    "update offer_use set given_back_at = now() where cart_id = :cart_id and order_id is null and given_back_at " +
      "is null",
    { cart_id },
  )
}

/** Reduces each discount in proportion to all of them; the last one gets the rounding difference. */
const SHRINK_USES = `
  with used as (
    select offer_id, discount_paise,
      sum(discount_paise) over (order by offer_id) as until, sum(discount_paise) over () as all_of_it
    from offer_use where order_id = :order_id and given_back_at is null)
  update offer_use set discount_paise = floor(used.until * :discount_paise::numeric / used.all_of_it)
    - floor((used.until - used.discount_paise) * :discount_paise::numeric / used.all_of_it)
  from used
  where offer_use.order_id = :order_id and offer_use.offer_id = used.offer_id and offer_use.given_back_at is null
    and used.all_of_it > 0`

/** Reduces the discounts of an order's offers to a total in paise. */
export const shrinkUses = async (trx: Transaction, order: { order_id: string; discount_paise: number }) => {
  await trx.raw(SHRINK_USES, order)
}
