import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A refund may be of a return. */
export class Migration20261125110000 extends Migration {
  override async up() {
    this.addSql(`alter table "payment_refund" add column if not exists "return_id" text null default null`)
    this.addSql(`create index if not exists "IDX_payment_refund_return_id" on "payment_refund" ("return_id")
      where deleted_at is null`)
  }

  override async down() {
    this.addSql(`alter table "payment_refund" drop column if exists "return_id"`)
  }
}
