import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Rules for cash on delivery, its fee, and the total above which a first order needs a code: one row, in which nothing
 * is excluded, charged or required at first.
 */
export class Migration20261129120403 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "cod_settings",
        `create table "cod_settings" (
          "id" text not null check ("id" = 'shop'),
          "version" integer not null default 1,
          "max_rupees" integer null,
          "without_postal_codes" text not null default '',
          "max_returned" integer null,
          "created_at" timestamptz not null default now(),
          "updated_at" timestamptz not null default now(),
          "fee_rupees" integer not null default 0,
          "code_above_rupees" integer null,
          constraint "cod_settings_pkey" primary key ("id")
        )`,
        `insert into "cod_settings" ("id") values ('shop')`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "cod_settings",
        "fee_rupees",
        `alter table "cod_settings" add column "fee_rupees" integer not null default 0`,
      ),
    )
    this.addSql(
      addWhereMissing(
        "cod_settings",
        "code_above_rupees",
        `alter table "cod_settings" add column "code_above_rupees" integer null`,
      ),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "cod_settings" cascade`)
  }
}
