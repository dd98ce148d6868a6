import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Stores the last column mapping that the owner chose for each heading. */
export class Migration20261129000005 extends Migration {
  override async up() {
    this.addSql(`create table if not exists "product_import_mapping" (
      "heading" text not null,
      "targets" jsonb not null,
      "updated_at" timestamptz not null default now(),
      primary key ("heading")
    )`)
  }

  override async down() {
    this.addSql(`drop table if exists "product_import_mapping"`)
  }
}
