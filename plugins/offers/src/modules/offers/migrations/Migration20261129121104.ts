import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121104 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "offer_use",
        `create table "offer_use" (
          "offer_id" text not null references "offer" ("id"),
          "cart_id" text not null,
          "order_id" text null,
          "customer_id" text not null,
          "code_id" text null references "offer_code" ("id") on delete set null,
          "code" text null,
          "discount_paise" integer not null,
          "held_until" timestamptz null,
          "given_back_at" timestamptz null,
          "created_at" timestamptz not null default now(),
          constraint "offer_use_pkey" primary key ("offer_id", "cart_id")
        )`,
        `create index "IDX_offer_use_order_id" on "offer_use" ("order_id")`,
        `create index "IDX_offer_use_cart_id" on "offer_use" ("cart_id")`,
        `create index "IDX_offer_use_customer_id" on "offer_use" ("customer_id", "offer_id")`,
        `create index "IDX_offer_use_code_id" on "offer_use" ("code_id")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "offer_use" cascade`)
  }
}
