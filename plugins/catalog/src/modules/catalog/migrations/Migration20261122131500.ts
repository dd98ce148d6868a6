import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How far an import is with its pictures, and when the process that gets them was last heard of. */
export class Migration20261122131500 extends Migration {
  override async up() {
    this.addSql(`alter table "product_import"
      add column if not exists "pictures_done" integer not null default 0,
      add column if not exists "alive_at" timestamptz null`)
  }

  override async down() {
    this.addSql(`alter table "product_import" drop column if exists "pictures_done", drop column if exists "alive_at"`)
  }
}
