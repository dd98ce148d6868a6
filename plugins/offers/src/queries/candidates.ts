import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { OfferRule } from "../effect/rule"

/** An offer for a shopper's cart; `closed` is the reason that it cannot apply to any cart now. */
export type Candidate = OfferRule & {
  name: string
  name_hi: string
  code_id: string | null
  code: string | null
  closed: ClosedReason | null
}
export type ClosedReason =
  | "code_not_started"
  | "code_ended"
  | "code_used_up"
  | "code_used_by_you"
  | "first_order_only"
  | "code_unknown"

const IS_LIVE_USE = `u.cart_id is distinct from :cart_id
  and u.given_back_at is null
  and (u.order_id is not null or u.held_until > now())`

/** SQL: customers whose orders and uses an offer's limits count, found once for each offer. */
const PERSON = `
  cross join lateral (
    select case
      when o.counts_same_person and (o.per_customer_limit is not null or o.first_order_only)
        then haat_same_person(:customer_id, haat_person_keys(:customer_id, null))
      else array[cast(:customer_id as text)]
    end as ids offset 0
  ) person`

/** SQL: columns of each offer, with `mine.code_id` and `mine.code` beside it, and `person.ids`. */
const COLUMNS = `
  o.id, o.name, o.name_hi, o.kind, o.scope, o.percent, o.amount_paise, o.buy, o.get, o.min_paise, o.stackable,
  o.product_ids, o.category_ids, mine.code_id, mine.code,
  case
    when not o.active or o.deleted_at is not null then 'code_unknown'
    when o.starts_at > now() then 'code_not_started'
    when o.ends_at <= now() then 'code_ended'
    when o.total_limit is not null
      and o.total_limit <= (
        select count(*) from offer_use u where u.offer_id = o.id and ${IS_LIVE_USE}
      ) then 'code_used_up'
    when mine.single_use and exists (select from offer_use u
      where u.code_id = mine.code_id and ${IS_LIVE_USE}) then 'code_used_up'
    when o.per_customer_limit is not null and o.per_customer_limit <= (
      select count(*) from offer_use u where u.offer_id = o.id and u.customer_id = any(person.ids) and ${IS_LIVE_USE}
    ) then 'code_used_by_you'
    when o.first_order_only and exists (
      select from placed_order p where p.customer_id = any(person.ids)
        and p.status <> 'canceled') then 'first_order_only'
  end as closed`

const CANDIDATES = prepare(`
  with mine as (
    select s.offer_id, c.id as code_id, c.code, c.single_use
    from offer_code_on_cart s join offer_code c on c.id = s.code_id where s.customer_id = :customer_id
  )
  select offers.*, (
    select coalesce(jsonb_object_agg(product_id, ids), '{}') from (
      select p.product_id, jsonb_agg(p.category_id) as ids from product_in_category p
      where p.product_id = any(:product_ids) group by p.product_id) categorized
    where offers.scope = 'categories'
  ) as categories
  from (
    select ${COLUMNS}, o.created_at from offer o left join mine on mine.offer_id = o.id ${PERSON}
    where mine.code_id is not null or (o.automatic and o.active and o.deleted_at is null
      and (o.starts_at is null or o.starts_at <= now()) and (o.ends_at is null or o.ends_at > now()))
  ) offers
  order by offers.created_at, offers.id`)

type Cart = { customer_id: string; cart_id: string | null }

/**
 * Reads automatic offers and those of the shopper's codes, the oldest first, and category ids by product id when an
 * offer needs them.
 */
export async function readCandidates(
  db: Pick<Knex, "raw">,
  input: Cart & { product_ids: string[] },
): Promise<{ candidates: Candidate[]; categories: Record<string, string[]> }> {
  type Row = Candidate & { categories: Record<string, string[]> | null }
  const rows = await runPrepared<Row>(db, CANDIDATES, input)
  return { candidates: rows, categories: Object.assign({}, ...rows.map(({ categories }) => categories ?? {})) }
}

const BY_CODE = `
  select ${COLUMNS} from offer_code c join offer o on o.id = c.offer_id
  cross join lateral (select c.id as code_id, c.code, c.single_use) mine ${PERSON}
  where c.code = :code`

/** Finds the offer of a code, with its state for this shopper; undefined for an unknown code. */
export async function findByCode(db: Knex, input: Cart & { code: string }): Promise<Candidate | undefined> {
  const { rows } = await db.raw<{ rows: Candidate[] }>(BY_CODE, input)
  return rows[0]
}
