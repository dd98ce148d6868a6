import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120703 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_product",
        `create table "gst_product" (
          "product_id" text not null,
          "hsn" text null,
          "rate_class" text null,
          "exempt" boolean null,
          "updated_at" timestamptz not null default now(),
          constraint "gst_product_pkey" primary key ("product_id")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_product" cascade`)
  }
}
