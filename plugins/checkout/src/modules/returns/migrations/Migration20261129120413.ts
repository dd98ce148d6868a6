import { createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Settings of returns in one row: days after delivery in which a claim is possible, at least 7, and whether a discount
 * stays when a return leaves less than its coupon's minimum.
 */
export class Migration20261129120413 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "return_settings",
        `create table "return_settings" (
          "id" text not null check ("id" = 'shop'),
          "version" integer not null default 1,
          "claim_days" integer not null default 7 check ("claim_days" >= 7),
          "keeps_discount" boolean not null default true,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          constraint "return_settings_pkey" primary key ("id")
        )`,
        `insert into "return_settings" ("id") values ('shop')`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "return_settings" cascade`)
  }
}
