import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129121102 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "offer_code",
        `create table "offer_code" (
          "id" text not null,
          "offer_id" text not null references "offer" ("id"),
          "code" text not null,
          "single_use" boolean not null default false,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "deleted_at" timestamptz null,
          constraint "offer_code_pkey" primary key ("id"),
          constraint "offer_code_code_unique" unique ("code")
        )`,
        `create index "IDX_offer_code_offer_id" on "offer_code" ("offer_id")`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "offer_code" cascade`)
  }
}
