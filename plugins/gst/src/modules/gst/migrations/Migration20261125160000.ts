import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const sources = (known: string) => [
  `alter table "gst_credit_note" drop constraint if exists "gst_credit_note_source_check";`,
  `alter table "gst_credit_note" add constraint "gst_credit_note_source_check" check ("source" in (${known})) not valid;`,
]

/** A parcel that comes back undelivered is credited too. */
export class Migration20261125160000 extends Migration {
  override async up(): Promise<void> {
    for (const statement of sources("'return', 'refund', 'parcel'")) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of sources("'return', 'refund'")) this.addSql(statement)
  }
}
