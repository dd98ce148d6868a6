import { addWhereMissing, createWhereMissing } from "@haat/sdk/server/schema/migrate"
import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Changes of many products at once. A plain table, read and written in SQL only. */
export class Migration20261129120302 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      createWhereMissing(
        "product_change",
        `create table "product_change" (
          "id" text not null primary key,
          "kind" text not null,
          "changes" jsonb not null,
          "created_at" timestamptz not null default now(),
          "undone_at" timestamptz null,
          "restored" jsonb null
        )`,
      ),
    )
    this.addSql(
      addWhereMissing("product_change", "restored", `alter table "product_change" add column "restored" jsonb null`),
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_change" cascade`)
  }
}
