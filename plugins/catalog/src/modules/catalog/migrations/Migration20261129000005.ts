import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What the columns of a file are, as the owner said it last for a file with this heading. */
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
