import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121174700 extends Migration {
  override async up() {
    this.addSql(`alter table "picture" add column if not exists "kept_for" text null`)
  }

  override async down() {
    this.addSql(`alter table "picture" drop column if exists "kept_for"`)
  }
}
