import { runWhere } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** SQL: lines of a document that an earlier version marked instead of naming them. */
const MARKED = `@> '[{"is_cod_fee": true, "name": ""}]'::jsonb`

const NAMES = `'{"name": "Cash on delivery fee", "name_hi": "कैश ऑन डिलीवरी का शुल्क"}'::jsonb`

const nameFees = (table: "gst_document" | "gst_credit_note") =>
  runWhere(
    `exists (select from "${table}" where "content" -> 'delivery' ${MARKED})`,
    // Documents are kept by a trigger. No other connection sees it off: the lock lasts until the migration is over.
    `alter table "${table}" disable trigger user`,
    `update "${table}" paper set "content" = jsonb_set(paper."content", '{delivery}', (
        select jsonb_agg(case when charged.line ->> 'is_cod_fee' = 'true' and charged.line ->> 'name' = ''
          then charged.line || ${NAMES} else charged.line end order by charged.position)
        from jsonb_array_elements(paper."content" -> 'delivery') with ordinality charged(line, position)))
      where paper."content" -> 'delivery' ${MARKED}`,
    `alter table "${table}" enable trigger user`,
  )

/**
 * Names the fee for paying on delivery in issued documents, as they have always printed it. The mark stays, by which an
 * earlier version beside this one prints it.
 */
export class Migration20261130120200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(nameFees("gst_document"))
    this.addSql(nameFees("gst_credit_note"))
  }

  override async down(): Promise<void> {
    // Keeps the names: an earlier version goes by the mark.
  }
}
