import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The order that replaces what comes back. */
export class Migration20261125112000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "return_request" add column if not exists "exchange_order_id" text null,
      add column if not exists "exchange_parts" jsonb null`)
    this.addSql(`create unique index if not exists "IDX_return_request_exchange_order_id" on "return_request"
      ("exchange_order_id") where deleted_at is null and "exchange_order_id" is not null`)
  }

  override async down(): Promise<void> {
    for (const column of ["exchange_order_id", "exchange_parts"])
      this.addSql(`alter table "return_request" drop column if exists "${column}"`)
  }
}
