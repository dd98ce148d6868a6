import type { PersonalData } from "@haat/sdk/server/personal-data"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('kind', d.content -> 'kind', 'number', d.number, 'issued_at',
    d.issued_at,
    'content', d.content) order by d.issued_at), '[]') as tax_documents,
    (select coalesce(jsonb_agg(distinct t.buyer_gstin), '[]') from gst_order t
      join placed_order p on p.order_id = t.order_id
      where p.customer_id = :customer_id and t.buyer_gstin is not null) as gstins
  from (select order_id, number, issued_at, content from gst_document
    union all select order_id, number, issued_at, content from gst_credit_note) d
    join placed_order o on o.order_id = d.order_id where o.customer_id = :customer_id`

/** A business's number names its owner. Documents that were issued have it. */
const ERASE = `
  update gst_order set buyer_gstin = null
  where buyer_gstin is not null and order_id in (select order_id from placed_order where customer_id = :customer_id)`

/** Documents that goods left with. They are a part of the books and stay as they were issued, with name and address. */
export const DOCUMENT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async erase(trx, { customer_id }) {
    await trx.raw(ERASE, { customer_id })
  },
}
