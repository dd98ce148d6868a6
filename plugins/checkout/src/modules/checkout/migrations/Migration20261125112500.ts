import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Store credit of goods that are exchanged. */
export class Migration20261125112500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "store_credit_entry" drop constraint if exists "store_credit_entry_kind_check"`)
    this.addSql(`alter table "store_credit_entry" add constraint "store_credit_entry_kind_check"
      check ("kind" in ('gift', 'refund', 'order', 'cancelled', 'exchange'))`)
  }

  override async down(): Promise<void> {
    // Entries are never deleted: those of exchanges stay valid.
  }
}
