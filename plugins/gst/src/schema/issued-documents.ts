import { routine } from "@haat/sdk/server/schema/declare"

/** Makes issued invoices and credit notes immutable. */
export const KEEP_ISSUED_DOCUMENTS = routine(
  "gst_document_is_kept",
  [],
  `
create or replace function gst_document_is_kept() returns trigger language plpgsql as $$
   begin raise exception 'A document that is issued is never changed'; end $$;
create or replace trigger gst_document_kept before update or delete on "gst_document"
  for each row execute function gst_document_is_kept();
create or replace trigger gst_credit_note_kept before update or delete on "gst_credit_note"
  for each row execute function gst_document_is_kept();`,
)
