import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { containing, SEARCH, text } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { z } from "zod"
import type { OfferRow } from "../contract"

/** Revenue in rupees of their orders that count as sales. */
const REVENUE = `
  left join lateral (
    select sum(sale.total)::float8 as revenue
    from offer_order used join order_sale sale on sale.id = used.order_id where used.offer_id = r.id
  ) sold on true`

const PRODUCTS = `
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by array_position(r.product_ids, p.id)), '[]')
    from shop_product p where p.id = any(r.product_ids)) as products`

const STATES: Record<string, string> = {
  off: "not r.active",
  over: "r.active and r.ends_at <= now()",
  planned: "r.active and r.starts_at > now()",
  running: "r.active and (r.starts_at is null or r.starts_at <= now()) and (r.ends_at is null or r.ends_at > now())",
}

/** Offers, the newest first by default. */
export const OFFERS = rowList<OfferRow>()({
  from: "shop_offer",
  joins: { sold: REVENUE },
  columns: `r.id, r.name, r.name_hi, r.kind, r.scope, r.percent, r.amount, r.buy, r.get, r.product_ids, r.category_ids,
    r.min_amount, r.first_order_only, r.per_customer_limit, r.counts_same_person, r.total_limit, r.starts_at, r.ends_at, r.automatic, r.stackable,
    r.active, r.created_at, r.updated_at, r.code, r.unique_codes, r.uses, r.saved, coalesce(sold.revenue, 0) as revenue,
    ${PRODUCTS}`,
  filters: { ...SEARCH, state: z.enum(["off", "over", "planned", "running"]).optional() },
  where: ({ q, state }) => {
    const conditions: Condition[] = []
    if (state) conditions.push([STATES[state]])
    if (q) conditions.push(["r.name ilike ? or r.name_hi ilike ? or r.code ilike ?", ...Array(3).fill(containing(q))])
    return conditions
  },
  sortable: ["id", "name", "uses", "saved", "revenue", "starts_at", "ends_at", "created_at", "updated_at"],
  sorts: { name: "lower(r.name)", revenue: "coalesce(sold.revenue, 0)" },
  nullsLast: ["starts_at", "ends_at"],
  order: ["created_at", "DESC"],
})

export type UniqueCode = { id: string; code: string; used_at: Date | null; order_number: number | null }

/** The unique codes of an offer, and the order that each was used by. */
export const OFFER_CODES = rowList<UniqueCode>()({
  from: "unique_offer_code",
  columns:
    "r.id, r.code, r.used_at, (select o.display_id from placed_order o where o.order_id = r.order_id) as order_number",
  filters: { offer_id: text(100).optional() },
  where: ({ offer_id }) => (offer_id ? [["r.offer_id = ?", offer_id]] : []),
  sortable: ["id", "code"],
  order: ["code", "ASC"],
})

/** Reads the saved fields of an offer and the names of its products, for the audit log. */
export const findAuditedOffer = async (db: Knex, id: string) => {
  const offer = await OFFERS.find(db, id)
  if (!offer) return null
  const {
    products,
    product_ids: _,
    uses: _uses,
    saved: _saved,
    revenue: _revenue,
    updated_at: _at,
    ...savedFields
  } = offer
  return { ...savedFields, products: products.map(({ name }) => name) }
}
