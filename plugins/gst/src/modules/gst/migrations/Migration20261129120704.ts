import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129120704 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "gst_category",
        `create table "gst_category" (
          "category_id" text not null,
          "hsn" text null,
          "rate_class" text null,
          "exempt" boolean null,
          "updated_at" timestamptz not null default now(),
          constraint "gst_category_pkey" primary key ("category_id")
        )`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "gst_category" cascade`)
  }
}
