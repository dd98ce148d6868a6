import type { Transaction } from "@haat/http/database"
import type { GoodsTax, TaxSettings } from "../../../contract"
import type { Rate } from "../../../rules/rate"

export type TaxFacts = {
  settings: TaxSettings
  /** by product; one that was deleted meanwhile has none */
  goods: Record<string, GoodsTax>
  rates: Rate[]
}

const RATES = `
  select coalesce(jsonb_agg(to_jsonb(r)), '[]') from gst_rate r
  where r.valid_from <= :day::date and (r.valid_to is null or r.valid_to >= :day::date)`

const FACTS = `
  select to_jsonb(s) as settings,
    (select coalesce(jsonb_object_agg(t.product_id, jsonb_build_object('hsn', t.hsn, 'rate_class', t.rate_class,
      'exempt', t.exempt)), '{}') from product_tax t where t.product_id = any(:product_ids::text[])) as goods,
    (${RATES}) as rates
  from gst_settings s where s.id = 'shop'`

/** All that splitting an order needs, in one statement. @param day in India, YYYY-MM-DD */
export async function readTaxFacts(db: Transaction, product_ids: string[], day: string): Promise<TaxFacts> {
  const { rows } = await db.raw<TaxFacts>(FACTS, { product_ids, day })
  return rows[0]
}

/** The rates of a day in India. */
export async function readRates(db: Transaction, day: string): Promise<Rate[]> {
  const { rows } = await db.raw<{ rates: Rate[] }>(`select (${RATES}) as rates`, { day })
  return rows[0].rates
}
