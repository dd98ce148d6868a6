import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which error money went back for, so that the shopper reads it in their language. */
export class Migration20261123023000 extends Migration {
  override async up() {
    this.addSql(`alter table "razorpay_payment" add column if not exists "reason_error" jsonb null`)
  }

  override async down() {
    this.addSql(`alter table "razorpay_payment" drop column if exists "reason_error"`)
  }
}
