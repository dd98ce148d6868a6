import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What of a payment is left to refund is read by its session: without an index, the whole ledger for each order that is opened. */
export class Migration20261127030000 extends Migration {
  override async up() {
    this.addSql(`create index if not exists "IDX_razorpay_payment_payment_session_id" on "razorpay_payment" ("payment_session_id")
      where deleted_at is null`)
  }

  override async down() {
    this.addSql(`drop index if exists "IDX_razorpay_payment_payment_session_id"`)
  }
}
