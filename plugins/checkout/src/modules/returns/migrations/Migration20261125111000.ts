import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the way back of a return costs its shopper. */
export class Migration20261125111000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "return_request" add column if not exists "way_back_paise" integer null
      check ("way_back_paise" >= 0)`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "return_request" drop column if exists "way_back_paise"`)
  }
}
