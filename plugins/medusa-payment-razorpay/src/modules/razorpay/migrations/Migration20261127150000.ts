import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The ledger is sorted by the orders' numbers, either way round, with what became no order at the end of both. */
export class Migration20261127150000 extends Migration {
  override async up() {
    this.addSql(`alter table "razorpay_payment" add column if not exists "order_display_id" integer null`)
    for (const direction of ["asc", "desc"])
      this.addSql(`create index if not exists "IDX_razorpay_payment_order_display_id_${direction}" on "razorpay_payment"
        ("order_display_id" ${direction} nulls last, "id" ${direction}) where deleted_at is null`)
  }

  override async down() {
    this.addSql(`alter table "razorpay_payment" drop column if exists "order_display_id"`)
  }
}
