import type { PersonalData } from "@haat/http/personal-data"

const HELD = `
  select coalesce(jsonb_agg(jsonb_build_object('kind', d.kind, 'number', d.number, 'issued_at', d.issued_at,
    'content', d.content) order by d.issued_at), '[]') as tax_documents
  from gst_document d join placed_order o on o.order_id = d.order_id where o.customer_id = :customer_id`

/** Documents that goods left with. They are a part of the books and stay as they were issued, with name and address. */
export const DOCUMENT_DATA: PersonalData = {
  async read(db, { customer_id }) {
    return (await db.raw<{ rows: Record<string, unknown>[] }>(HELD, { customer_id })).rows[0]
  },
  async erase() {},
}
