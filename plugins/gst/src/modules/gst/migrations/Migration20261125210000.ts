import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The notes of parcels that came back, which are few: a month's books ask of each document whether it has one. */
export class Migration20261125210000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index if not exists "IDX_gst_credit_note_parcel" on "gst_credit_note" ("document_id") where "source" = 'parcel';`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_gst_credit_note_parcel";`)
  }
}
