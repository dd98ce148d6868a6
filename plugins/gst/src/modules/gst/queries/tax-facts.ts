import type { OrderToTaxLine, Supplier } from "@haat/checkout/contract"
import type { Transaction } from "@haat/sdk/server/database"
import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { GoodsTax, TaxSettings } from "../../../contract"
import type { Rate } from "../../../rules/rate"
import { HAS_OWN_REGISTRATION } from "./warehouses"

export type TaxFacts = {
  settings: TaxSettings
  /** by product; one that was deleted meanwhile has none */
  goods: Record<string, GoodsTax>
  rates: Rate[]
  /** the warehouse that each variant leaves from, or each product where no variant is named */
  places: Record<string, string>
  /** by warehouse, where that is not the shop itself */
  suppliers: Record<string, Supplier>
}

const RATES = `
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from gst_rate r
  where r.valid_from <= :day::date and (r.valid_to is null or r.valid_to >= :day::date)`

/**
 * Ids come as JSON, of which PostgreSQL does not see how many there are: it plans the statement for arrays each time.
 */
const FACTS = prepare(`
  select to_jsonb(s) as settings,
    (select coalesce(jsonb_object_agg(t.product_id, jsonb_build_object('hsn', t.hsn, 'rate_class', t.rate_class,
      'exempt', t.exempt)), '{}') from product_tax t
      where t.product_id in (select jsonb_array_elements_text(:product_ids::jsonb))) as goods,
    (${RATES}) as rates,
    (select coalesce(jsonb_object_agg(wanted.id, stock.location_id), '{}')
      from jsonb_array_elements_text(:variant_ids::jsonb) wanted(id)
      left join first_variant first on first.product_id = wanted.id
      join variant_stock stock on stock.variant_id = coalesce(first.variant_id, wanted.id)
      where stock.location_id is not null) as places,
    (select coalesce(jsonb_object_agg(w.location_id, jsonb_build_object('state', w.state, 'gstin', w.gstin)), '{}')
      from gst_warehouse w where ${HAS_OWN_REGISTRATION}) as suppliers
  from gst_settings s where s.id = 'shop'`)

/** All that splitting an order needs, in one statement. @param day in India, YYYY-MM-DD */
export async function readTaxFacts(db: Transaction, lines: OrderToTaxLine[], day: string): Promise<TaxFacts> {
  const product_ids = lines.map(({ product_id }) => product_id)
  const variant_ids = lines.map(({ product_id, variant_id }) => variant_id ?? product_id)
  const ids = { product_ids: JSON.stringify(product_ids), variant_ids: JSON.stringify(variant_ids) }
  const [facts] = await runPrepared<TaxFacts>(db, FACTS, { ...ids, day })
  return facts
}

/** The rates of a day in India. */
export async function readRates(db: Transaction, day: string): Promise<Rate[]> {
  const { rows } = await db.raw<{ rates: Rate[] }>(`select (${RATES}) as rates`, { day })
  return rows[0].rates
}
