import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121103 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "offer_code_on_cart",
        `create table "offer_code_on_cart" (
          "customer_id" text not null,
          "offer_id" text not null references "offer" ("id"),
          "code_id" text not null references "offer_code" ("id") on delete cascade,
          "created_at" timestamptz not null default now(),
          constraint "offer_code_on_cart_pkey" primary key ("customer_id", "offer_id")
        )`,
        `create index "IDX_offer_code_on_cart_code_id" on "offer_code_on_cart" ("code_id")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "offer_code_on_cart" cascade`)
  }
}
